/** The part of a piece that its close-up shows, in units of the front view (middle = 0,0). */
export interface CloseUp {
  readonly x: number
  readonly y: number
  /** Magnification against the front view. */
  readonly scale: number
}

const CLOSE_UPS: ReadonlyMap<string, CloseUp> = new Map([
  ['dress-round', { x: 50, y: -90, scale: 2.5 }],
  ['sport-diver', { x: 130, y: -170, scale: 2.5 }],
  ['chrono-tricompax', { x: 60, y: 80, scale: 2.3 }],
  ['gmt-traveller', { x: 90, y: 150, scale: 2.4 }],
  ['moonphase', { x: 20, y: 70, scale: 2.6 }],
  ['skeleton', { x: 30, y: 70, scale: 2.4 }],
  ['ladies-slim', { x: -60, y: -90, scale: 3.1 }],
  ['tank-rect', { x: -20, y: -130, scale: 2.5 }],
  ['tonneau', { x: 10, y: -130, scale: 2.6 }],
  ['pilot', { x: 20, y: -140, scale: 2.3 }],
  ['regatta', { x: 0, y: -110, scale: 2.4 }],
  ['cushion', { x: 20, y: 90, scale: 2.5 }],
  ['integrated-sport', { x: -90, y: -120, scale: 2.4 }],
  ['ring-solitaire', { x: -70, y: -210, scale: 2.5 }],
  ['ring-halo', { x: -70, y: -205, scale: 2.5 }],
  ['ring-eternity', { x: -10, y: -190, scale: 2.3 }],
  ['ring-band', { x: 30, y: -150, scale: 1.9 }],
  ['ring-cocktail', { x: -60, y: -230, scale: 2.1 }],
  ['necklace-pendant', { x: 0, y: 250, scale: 2 }],
  ['necklace-riviere', { x: 0, y: 340, scale: 2.4 }],
  ['necklace-pearls', { x: -60, y: 430, scale: 2.6 }],
  ['earring-stud', { x: -190, y: -90, scale: 2 }],
  ['earring-drop', { x: -150, y: 130, scale: 1.9 }],
  ['earring-hoop', { x: 30, y: 0, scale: 1.9 }],
  ['bracelet-tennis', { x: 60, y: 300, scale: 2.6 }],
  ['bracelet-bangle', { x: 120, y: 240, scale: 2 }],
  ['bracelet-links', { x: 60, y: 270, scale: 2.2 }],
  ['brooch-spray', { x: 0, y: -250, scale: 2 }],
  ['gift-card', { x: 0, y: -120, scale: 1.9 }],
  ['set-box', { x: 0, y: 240, scale: 1.9 }],
])

/** Close-up of a design; a design without an entry shows its middle. */
export function closeUp(key: string): CloseUp {
  return CLOSE_UPS.get(key) ?? { x: 0, y: 0, scale: 2 }
}
