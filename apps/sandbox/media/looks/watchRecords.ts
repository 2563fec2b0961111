import type { DesignRef } from '../../src/seed/seedTypes.js'

type Rgb = readonly [number, number, number]
interface Base {
  readonly case: object
  readonly dial: object
  readonly frame?: number
  readonly gem?: string
  /** Bracelet of the model where the catalogue says no more than "bracelet". */
  readonly bracelet: object
}

/** Leather, cloth and rubber by colour: surface and thread, linear. */
const leather: Readonly<Record<string, readonly [Rgb, Rgb]>> = {
  black: [
    [0.011, 0.011, 0.012],
    [0.1, 0.1, 0.1],
  ],
  brown: [
    [0.125, 0.048, 0.02],
    [0.525, 0.294, 0.21],
  ],
  tan: [
    [0.26, 0.085, 0.025],
    [0.62, 0.52, 0.38],
  ],
  blue: [
    [0.012, 0.018, 0.05],
    [0.2, 0.22, 0.3],
  ],
  burgundy: [
    [0.1, 0.01, 0.016],
    [0.45, 0.18, 0.198],
  ],
  grey: [
    [0.13, 0.128, 0.124],
    [0.42, 0.41, 0.4],
  ],
}
const rubber: Readonly<Record<string, Rgb>> = {
  black: [0.012, 0.012, 0.013],
  blue: [0.006, 0.016, 0.055],
  green: [0.006, 0.045, 0.028],
  grey: [0.1, 0.101, 0.104],
}
const textile: Readonly<Record<string, Rgb>> = { grey: [0.15, 0.152, 0.155], green: [0.045, 0.062, 0.03] }
/** Insert of a turning bezel, by the colour of the dial; none = black. */
const inserts: Readonly<Record<string, Rgb>> = {
  blue: [0.003, 0.01, 0.045],
  green: [0.004, 0.05, 0.028],
  burgundy: [0.05, 0.003, 0.007],
  grey: [0.03, 0.031, 0.034],
}

const polished = { flank: 'polished', top: 'polished' }
const sans = { font: 'Jost-Medium' }
const dress = { outline: [20, 20, 2], bezel: 'domed', bezelWidth: 2.7, lugs: 'horn', lugWidth: 20, crown: 'plain' }
const slim = {
  outline: [14.5, 14.5, 2],
  bezel: 'gems',
  bezelWidth: 3.1,
  lugs: 'horn',
  lugWidth: 13,
  crown: 'plain',
  ...polished,
}
const slimDial = {
  indices: 'dots',
  hands: 'leaf',
  handWidth: 1.1,
  indexInset: 2.2,
  extras: [],
  nameSize: 1.25,
  track: false,
}
const tachymeter = {
  outline: [20, 20, 2],
  bezel: 'tachymeter',
  bezelWidth: 4.4,
  lugs: 'horn',
  lugWidth: 20,
  crown: 'plain',
}
const counters = {
  indices: 'baton',
  indexWidth: 0.8,
  indexLength: 0.16,
  hands: 'baton',
  handWidth: 1.3,
  extras: ['counters', 'pushers'],
  nameSize: 1.45,
  namePlace: 0.36,
}
const moonCase = {
  outline: [19.5, 19.5, 2],
  bezel: 'domed',
  bezelWidth: 2.7,
  lugs: 'horn',
  lugWidth: 19,
  crown: 'onion',
  ...polished,
}
const moonDial = {
  finish: 'sunburst',
  indices: 'baton',
  indexLength: 0.2,
  indexWidth: 0.8,
  hands: 'leaf',
  handWidth: 1.7,
  extras: ['moon'],
  namePlace: 0.5,
}
const gmtCase = { outline: [20, 20, 2], bezel: 'gmt', bezelWidth: 5, lugs: 'straight', lugWidth: 20, crown: 'guarded' }
const gmtDial = {
  finish: 'lacquer',
  indices: 'plots',
  plotSize: 1.15,
  hands: 'lume',
  extras: ['date', 'seconds', 'gmtHand'],
  indexInset: 3.3,
  handWidth: 1.4,
  ...sans,
  nameSize: 1.6,
}
const diverCase = {
  outline: [20.5, 20.5, 2],
  bezel: 'diver',
  bezelWidth: 5.4,
  lugs: 'straight',
  lugWidth: 21,
  crown: 'guarded',
}
const diverDial = {
  indices: 'plots',
  hands: 'lume',
  extras: ['date', 'seconds'],
  indexInset: 3.5,
  handWidth: 1.5,
  ...sans,
  nameSize: 1.75,
}

/** Models by brand and design of the catalogue. */
const bases: Readonly<Record<string, Base>> = {
  'Aurelune dress-round': {
    case: dress,
    dial: {
      finish: 'sunburst',
      indices: 'baton',
      indexLength: 0.235,
      hands: 'dauphine',
      extras: ['date', 'seconds'],
      dateAt: 180,
      line: 'AUTOMATIC',
    },
    bracelet: { kind: 'five' },
  },
  'Aurelune moonphase': { case: moonCase, dial: moonDial, bracelet: { kind: 'five' } },
  'Aurelune ladies-slim': { case: slim, dial: slimDial, frame: 72, gem: 'diamond', bracelet: { kind: 'mesh' } },
  'Tessmohr sport-diver': {
    case: diverCase,
    dial: { finish: 'sunburst', ...diverDial, line: '300 METRES' },
    bracelet: { kind: 'three' },
  },
  'Tessmohr regatta': {
    case: { outline: [20.5, 20.5, 2], bezel: 'thin', bezelWidth: 3, lugs: 'straight', lugWidth: 21, crown: 'guarded' },
    dial: {
      finish: 'sunburst',
      indices: 'plots',
      hands: 'lume',
      extras: ['seconds', 'pushers', 'counters'],
      indexInset: 3.2,
      handWidth: 1.5,
      ...sans,
      nameSize: 1.6,
      namePlace: 0.38,
    },
    bracelet: { kind: 'three' },
  },
  'Brandvold chrono-tricompax': {
    case: tachymeter,
    dial: { finish: 'sunburst', ...counters, ...sans },
    bracelet: { kind: 'five' },
  },
  'Brandvold pilot': {
    case: { outline: [20, 20, 2], bezel: 'thin', bezelWidth: 2.3, lugs: 'straight', lugWidth: 20, crown: 'onion' },
    dial: {
      finish: 'matte',
      indices: 'arabicLume',
      hands: 'sword',
      handWidth: 2,
      extras: ['seconds'],
      ...sans,
      nameSize: 1.5,
      namePlace: 0.4,
      indexInset: 3,
    },
    bracelet: { kind: 'three' },
  },
  'Brandvold gmt-traveller': {
    case: gmtCase,
    dial: { ...gmtDial, gmtColour: [0.65, 0.14, 0.02] },
    bracelet: { kind: 'five' },
  },
  'Ilvane tank-rect': {
    case: {
      outline: [11.8, 15.4, 12],
      bezel: 'stepped',
      bezelWidth: 2.6,
      lugs: 'none',
      lugWidth: 20.3,
      crown: 'onion',
      strapStart: 14.2,
      ...polished,
    },
    dial: {
      finish: 'lacquer',
      indices: 'roman',
      isApplied: false,
      numeralSize: 3,
      indexInset: 2.2,
      hands: 'dauphine',
      handWidth: 1.5,
      handMetal: 'blued',
      extras: [],
      nameSize: 1.35,
      namePlace: 0.42,
      track: false,
    },
    frame: 74,
    bracelet: { kind: 'brick' },
  },
  'Ilvane tonneau': {
    case: {
      outline: [17, 20.5, 2.9],
      bezel: 'domed',
      bezelWidth: 2.8,
      lugs: 'none',
      lugWidth: 21,
      crown: 'onion',
      strapStart: 18.6,
      ...polished,
    },
    dial: {
      finish: 'guilloche',
      indices: 'arabic',
      isApplied: true,
      numeralSize: 3.4,
      indexInset: 2.6,
      hands: 'leaf',
      handWidth: 1.8,
      extras: [],
      nameSize: 1.55,
      namePlace: 0.4,
      track: false,
    },
    bracelet: { kind: 'five' },
  },
  'Ilvane ladies-slim': { case: slim, dial: slimDial, frame: 72, gem: 'diamond', bracelet: { kind: 'mesh' } },
  'Kestrelle integrated-sport': {
    case: {
      outline: [19.5, 20, 2.5],
      bezel: 'flat',
      bezelWidth: 3.6,
      lugs: 'straight',
      lugWidth: 23,
      crown: 'guarded',
      lugReach: 22.3,
    },
    dial: {
      finish: 'ribbed',
      indices: 'baton',
      indexLength: 0.18,
      indexWidth: 1.1,
      hands: 'baton',
      handWidth: 1.6,
      extras: ['date', 'seconds'],
      nameSize: 1.75,
      track: true,
    },
    bracelet: { kind: 'brick', taper: 0.74 },
  },
  'Kestrelle cushion': {
    case: {
      outline: [17.8, 17.8, 3.3],
      bezel: 'stepped',
      bezelWidth: 2.5,
      lugs: 'horn',
      lugWidth: 18,
      crown: 'onion',
      ...polished,
    },
    dial: {
      finish: 'enamel',
      indices: 'arabic',
      isApplied: false,
      numeralSize: 3.3,
      hands: 'leaf',
      handMetal: 'blued',
      handWidth: 1.8,
      extras: ['smallSeconds'],
      counterFinish: 'enamel',
      railway: true,
      namePlace: 0.44,
      nameSize: 1.7,
    },
    bracelet: { kind: 'five' },
  },
  'Montferre chrono-tricompax': {
    case: {
      outline: [18.5, 18.5, 2],
      bezel: 'thin',
      bezelWidth: 2.2,
      lugs: 'horn',
      lugWidth: 18,
      crown: 'plain',
      ...polished,
    },
    dial: { finish: 'sunburst', ...counters },
    bracelet: { kind: 'five' },
  },
  'Montferre moonphase': { case: moonCase, dial: { ...moonDial, finish: 'flinque' }, bracelet: { kind: 'five' } },
  'Montferre gmt-traveller': {
    case: { ...gmtCase, ...polished },
    dial: { ...gmtDial, gmtColour: [0.7, 0.5, 0.2] },
    bracelet: { kind: 'five' },
  },
  'Corvane dress-round': {
    case: { outline: [20.5, 20.5, 2], bezel: 'flat', bezelWidth: 3.2, lugs: 'straight', lugWidth: 20, crown: 'plain' },
    dial: {
      finish: 'sunburst',
      indices: 'baton',
      indexLength: 0.2,
      indexWidth: 1.15,
      hands: 'baton',
      handWidth: 1.6,
      extras: ['date', 'seconds'],
      line: 'CHRONOMETRE',
    },
    bracelet: { kind: 'five' },
  },
  'Corvane sport-diver': {
    case: diverCase,
    dial: { finish: 'matte', ...diverDial, line: '600 METRES' },
    bracelet: { kind: 'three' },
  },
  'Corvane chrono-tricompax': {
    case: tachymeter,
    dial: { finish: 'sunburst', ...counters },
    bracelet: { kind: 'five' },
  },
  'Corvane gmt-traveller': {
    case: gmtCase,
    dial: { ...gmtDial, gmtColour: [0.02, 0.22, 0.1] },
    bracelet: { kind: 'five' },
  },
  'Corvane ladies-slim': {
    case: { ...slim, outline: [15.5, 15.5, 2], lugWidth: 14 },
    dial: slimDial,
    frame: 74,
    gem: 'diamond',
    bracelet: { kind: 'three', pitch: 4.8, thickness: 2.4 },
  },
}

/** A watch of the catalogue as a record of the studio; null = the studio has no such model yet. */
export function watchRecord(brand: string, look: DesignRef): object | null {
  const base = bases[`${brand} ${look.key}`]
  if (!base) return null
  const { bracelet, case: body, dial, ...rest } = base
  const turns = ['diver', 'gmt'].includes(String(Reflect.get(body, 'bezel')))
  return {
    kind: 'watch',
    brand,
    ...(look.metal === 'twoTone' ? { metal: 'steel', accent: 'yellowGold' } : { metal: look.metal }),
    ...rest,
    case: { ...body, ...(turns && inserts[look.colour] ? { insert: inserts[look.colour] } : {}) },
    dial: { ...dial, ...dialOf(look, dial) },
    strap: look.strap === 'bracelet' ? bracelet : strapOf(brand, look),
  }
}

function dialOf({ key, colour }: DesignRef, dial: object): object {
  const isPearl = colour === 'motherOfPearl'
  const finish = key === 'ladies-slim' ? { finish: isPearl ? 'pearl' : 'sunburst' } : {}
  const counterColour = ['silver', 'black', 'salmon', 'blue', 'brown'].includes(colour) ? colour : 'black'
  const hasCounters = JSON.stringify(dial).includes('"counters"')
  // Blued hands would be lost on a dark dial.
  const handMetal = 'handMetal' in dial && ['grey', 'black', 'burgundy'].includes(colour) ? { handMetal: 'steel' } : {}
  return { ...finish, colour, ...(hasCounters ? { counterColour } : {}), ...handMetal }
}

function strapOf(brand: string, { strap, strapColour }: DesignRef): object {
  if (strap === 'rubber') return { kind: 'rubber', colour: rubber[strapColour] ?? rubber.black }
  if (strap === 'textile')
    return { kind: 'textile', colour: textile[strapColour] ?? textile.grey, thread: [0.3, 0.3, 0.3] }
  const name = brand === 'Brandvold' && strapColour === 'brown' ? 'tan' : strapColour
  const [colour, thread] = leather[name] ?? [
    [0.011, 0.011, 0.012],
    [0.1, 0.1, 0.1],
  ]
  return { kind: 'leather', colour, thread }
}
