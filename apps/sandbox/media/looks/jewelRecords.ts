import type { DesignRef } from '../../src/seed/seedTypes.js'

const necklaceFrame = { frame: 70, middle: -22 }
const big = { emerald: 'emerald', sapphire: 'oval', ruby: 'oval', aquamarine: 'emerald', diamond: 'round' } as const

/** Gift cards by value: surface and print colours, linear; without a print they get gold foil. */
const cards: Readonly<Record<string, object>> = {
  white: { cloth: [0.74, 0.72, 0.68], ink: [0.03, 0.03, 0.034] },
  champagne: { cloth: [0.6, 0.43, 0.24], ink: [0.05, 0.026, 0.012] },
  black: { cloth: [0.012, 0.012, 0.013] },
}
const band = { jewel: 'ring', thickness: 1.75 }
/** A box with two plain rings, for sets without a gemstone. */
const plainBox: object = {
  cloth: [0.2, 0.2, 0.2],
  holds: [
    { record: { ...band, width: 4.2 }, at: [-12, 2, 3.4] },
    { record: { ...band, width: 3, inner: 7.8 }, at: [13, 2, 2.9] },
  ],
}
/** Set boxes by their gemstone: cloth and products. Positions in mm on the cushion. */
const boxes: Readonly<Record<string, object>> = {
  diamond: {
    cloth: [0.2, 0.2, 0.2],
    house: 'Sérance',
    holds: [
      { record: { jewel: 'ring', gem: 'diamond', stone: 3.25, claws: 4 }, at: [-13, 2, 3.4] },
      { record: { jewel: 'studs', gem: 'diamond', stone: 2.6, apart: 6 }, at: [15, -2, -0.2], lean: 30 },
    ],
  },
  pearl: {
    wood: true,
    cloth: [0.26, 0.145, 0.07],
    house: 'Odalie Voss',
    size: [46, 44],
    middle: 38,
    frame: 200,
    holds: [
      { record: { jewel: 'pearls', largest: 3.65, smallest: 3.6, double: true, loop: [64, 62] }, at: [0, -0.5, 0] },
      { record: { jewel: 'earrings', pearl: 4.4, top: 1.7, drop: 3, apart: 8 }, at: [0, -5, 3.4] },
    ],
  },
}

/** Studio record for a jewel of the catalogue; null = the studio has no such type yet. */
export function jewelRecord({ key, metal, gem, colour }: DesignRef): object | null {
  const stone = gem === 'none' || gem === 'pearl' ? {} : { gem }
  const cut = gem in big ? Reflect.get(big, gem) : 'round'
  const made = (jewel: string, record: object) => ({ kind: 'jewel', jewel, metal, ...record })
  switch (key) {
    case 'ring-solitaire':
      return made('ring', { gem, cut: 'round', stone: 3.25, width: 2, thickness: 1.7, claws: 4, frame: 34 })
    case 'ring-halo':
      return made('ring', {
        gem,
        cut: 'oval',
        stone: 3.9,
        width: 1.9,
        thickness: 1.6,
        claws: 4,
        halo: 0.72,
        paved: 0.62,
        pavedShare: 0.42,
        tilt: 44,
        turn: 12,
        centre: 3.2,
      })
    case 'ring-eternity':
      return made('ring', {
        width: 2.3,
        thickness: 1.2,
        paved: 1.1,
        pavedGem: gem,
        tilt: 34,
        turn: 26,
        frame: 34,
        centre: 0,
      })
    case 'ring-band':
      return made('ring', { width: 4.2, thickness: 1.75, frame: 34, centre: 0 })
    case 'ring-cocktail':
      return gem === 'pearl'
        ? made('ring', {
            pearl: 4.3,
            pearlTone: colour === 'champagne' ? 'golden' : 'white',
            width: 2.4,
            thickness: 1.9,
            paved: 0.7,
            pavedShare: 0.5,
            centre: 3.2,
          })
        : made('ring', {
            gem,
            cut: 'emerald',
            stone: 4.2,
            width: 2.4,
            thickness: 1.9,
            claws: 4,
            tilt: 44,
            turn: 12,
            centre: 3.4,
          })
    case 'earring-stud':
      return made('studs', { ...stone, cut, stone: gem === 'diamond' ? 3.6 : 3, apart: 6.5, frame: 32 })
    case 'earring-drop':
      return gem === 'pearl'
        ? made('earrings', { pearl: 4.4, top: 1.7, drop: 3, apart: 9, frame: 48, middle: 4.5 })
        : made('earrings', {
            gem,
            cut: 'pear',
            stone: 4.6,
            halo: 0.75,
            top: 2.4,
            drop: 2.5,
            apart: 10,
            frame: 58,
            middle: 0,
          })
    case 'earring-hoop':
      return made('hoops', { radius: 10.5, wire: 1.5, apart: 12, frame: 60 })
    case 'bracelet-bangle':
      return made('bangle', { outline: [30, 26.5], wire: 2.6, wide: 1.35, frame: 92 })
    case 'bracelet-tennis':
      return made('tennis', { ...stone, stone: 1.75, outline: [29, 24], frame: 84 })
    case 'bracelet-links':
      return made('links', { outline: [29, 25], frame: 88 })
    case 'necklace-riviere':
      return made('riviere', {
        ...stone,
        cut: gem === 'emerald' ? 'emerald' : 'round',
        stone: 2.7,
        smallest: 1.6,
        frame: 104,
        middle: -5,
        ...(gem === 'emerald' ? { drop: 5.2, middle: -10.5 } : {}),
      })
    case 'necklace-pendant':
      return gem === 'none'
        ? made('necklace', necklaceFrame)
        : made('necklace', {
            gem,
            cut: gem === 'diamond' ? 'round' : 'oval',
            stone: gem === 'diamond' ? 3.1 : 4.2,
            ...(gem === 'diamond' ? {} : { halo: 0.8 }),
            ...necklaceFrame,
          })
    case 'necklace-pearls':
      return made('pearls', { largest: 3.65, smallest: 3.6, double: true, loop: [61, 74], frame: 114 })
    case 'brooch-spray':
      return made('brooch', {
        gem: gem === 'pearl' ? 'diamond' : gem,
        frame: 66,
        ...(gem === 'pearl' ? { budPearl: 3.1 } : {}),
      })
    case 'gift-card':
      return made('card', { ...(cards[colour] ?? cards.white), frame: 164 })
    case 'set-box':
      return made('box', boxes[gem] ?? plainBox)
    default:
      return null
  }
}
