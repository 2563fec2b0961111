export const polished = { flank: 'polished', top: 'polished' }
export const sans = { font: 'Jost-Medium' }
export const dress = {
  outline: [20, 20, 2],
  bezel: 'domed',
  bezelWidth: 2.7,
  lugs: 'horn',
  lugWidth: 20,
  crown: 'plain',
}
export const slim = {
  outline: [14.5, 14.5, 2],
  bezel: 'gems',
  bezelWidth: 3.1,
  lugs: 'horn',
  lugWidth: 13,
  crown: 'plain',
  ...polished,
}
export const slimDial = {
  indices: 'dots',
  hands: 'leaf',
  handWidth: 1.1,
  indexInset: 2.2,
  extras: [],
  nameSize: 1.25,
  track: false,
}
export const tachymeter = {
  outline: [20, 20, 2],
  bezel: 'tachymeter',
  bezelWidth: 4.4,
  lugs: 'horn',
  lugWidth: 20,
  crown: 'plain',
}
export const counters = {
  indices: 'baton',
  indexWidth: 0.8,
  indexLength: 0.16,
  hands: 'baton',
  handWidth: 1.3,
  extras: ['counters', 'pushers'],
  nameSize: 1.45,
  namePlace: 0.36,
}
export const moonCase = {
  outline: [19.5, 19.5, 2],
  bezel: 'domed',
  bezelWidth: 2.7,
  lugs: 'horn',
  lugWidth: 19,
  crown: 'onion',
  ...polished,
}
export const moonDial = {
  finish: 'sunburst',
  indices: 'baton',
  indexLength: 0.2,
  indexWidth: 0.8,
  hands: 'leaf',
  handWidth: 1.7,
  extras: ['moon'],
  namePlace: 0.5,
}
export const gmtCase = {
  outline: [20, 20, 2],
  bezel: 'gmt',
  bezelWidth: 5,
  lugs: 'straight',
  lugWidth: 20,
  crown: 'guarded',
}
export const gmtDial = {
  finish: 'lacquer',
  indices: 'capsules',
  plotSize: 1.15,
  hands: 'lume',
  extras: ['date', 'seconds', 'gmtHand'],
  indexInset: 3.3,
  handWidth: 1.4,
  ...sans,
  nameSize: 1.6,
}
export const diverCase = {
  outline: [20.5, 20.5, 2],
  bezel: 'diver',
  bezelWidth: 5.4,
  lugs: 'straight',
  lugWidth: 21,
  crown: 'guarded',
}
export const diverDial = {
  indices: 'capsules',
  hands: 'lance',
  extras: ['date', 'seconds'],
  indexInset: 3.5,
  handWidth: 1.5,
  ...sans,
  nameSize: 1.75,
}
export const openDial = {
  finish: 'openwork',
  indexInset: 2.5,
  handWidth: 1.6,
  extras: ['seconds'],
  namePlace: 0.5,
  nameSize: 1.5,
}
