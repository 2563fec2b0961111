import type { CloudImageData, FocalPoint } from '../src/components/CloudImage/CloudImage.js'
import type { FocalImageData } from '../src/components/FocalImage/FocalImage.js'

/**
 * Images of the stories, stored as `.storybook/media/{name}.webp` and served as `/media/{name}.webp`. They are rendered
 * by the sandbox's studio and written by `apps/sandbox/media/exportStoryMedia.ts`.
 *
 * - `{piece}-front-NN`, 1200 x 1500: one product with space around it, on the background colour of its tile (`watch`
 *   and `jewel` #F2F2F2, `corvane` #F4F4F2, `cpo` #000000, `preowned` #F1EBE5).
 * - `{piece}-quarter-01`, `-macro-01`, `-still-01`, same size: product 01 at an angle, as a close-up of dial or stones,
 *   and as a still life; `watch-back-01`: its back.
 * - `cut-{look}`, 800 x 1000: a watch with its shadow on a transparent background, for tiles of every colour.
 * - `watch-turn-01`, 2400 px wide: product 01 in `turnFrames` views, six in a row.
 * - `scene-{subject}-landscape`, 2000 x 1125, with space for text on the left; `-portrait`, 1200 x 1500, with space for
 *   text at the bottom.
 */
const pieces = {
  watch: [
    'Aurelune Meridian 40 in rose gold, silver dial, brown leather',
    'Aurelune Meridian Moonphase in white gold, blue dial',
    'Tessmohr Kaltwasser 300 in steel, green bezel and strap',
    'Brandvold Nordhavn Chronograph in steel, salmon dial',
    'Kestrelle Harrier in steel, blue dial, bracelet',
    'Aurelune Liseré in rose gold with a diamond bezel',
    'Ilvane Quai in yellow gold, champagne dial',
    'Brandvold Flyver in steel, black dial',
    'Kestrelle Ashcombe in yellow gold, white dial',
    'Ilvane Cambrure in rose gold, brown dial',
    'Tessmohr Werk 7, open-worked, in titanium',
    'Brandvold Tidszone GMT in steel, burgundy dial',
  ],
  jewel: [
    'Sérance Nocturne necklace, emeralds in platinum',
    'Sérance Nocturne earrings, emeralds in platinum',
    'Sérance Lisière bracelet, rubies in platinum',
    'Odalie Voss Midnatssol ring, pearl and diamonds in yellow gold',
    'Sérance Aubade solitaire ring, diamond in platinum',
    'Odalie Voss Sund strand of Akoya pearls',
    'Lumeric Catena bracelet in yellow gold',
  ],
  corvane: [
    'Corvane Sovereign Date in steel, green dial',
    'Corvane Abyssal in steel, black dial',
    'Corvane Palisade Chronograph in steel, white dial',
    'Corvane Longitude in steel, black dial',
    'Corvane Sovereign Lady in steel with a diamond bezel',
  ],
  cpo: [
    'Corvane Abyssal 40 in steel, black dial, on black',
    'Corvane Palisade Chronograph 39 in steel, champagne dial, on black',
    'Corvane Sovereign Date 36 in steel, silver dial, on black',
    'Corvane Longitude in steel and gold, blue dial, on black',
    'Corvane Sovereign Date in yellow gold, green dial, on black',
    'Corvane Palisade Chronograph in rose gold, silver dial, on black',
  ],
  preowned: [
    'Kestrelle Ashcombe in steel, grey enamel dial',
    'Ilvane Quai in yellow gold, white dial',
    'Montferre Moonphase 36 in rose gold',
    'Brandvold Flyver 38 in steel, black dial',
    'Montferre Chronographe 62 in yellow gold',
    'Brandvold Tidszone in steel, blue dial',
  ],
} as const

/** Watches with a transparent background. */
const cutOuts = {
  rose: 'Aurelune Meridian 40 in rose gold, silver dial, brown leather strap',
  green: 'Corvane Sovereign Date in steel, green dial, steel bracelet',
  black: 'Corvane Abyssal in steel, black bezel and dial',
  white: 'Kestrelle Ashcombe in yellow gold, white dial, black strap',
} as const

/** Description of each scene, and the position of its subject in the two crops (in %). */
const scenes = {
  home: {
    alt: 'A rose gold watch on a brown leather strap and a diamond ring on warm stone, in window light',
    at: [71, 53],
    portraitAt: [42, 51],
  },
  watches: {
    alt: 'A rose gold moon phase watch on a brass disc, behind it a steel chronograph with a salmon dial',
    at: [71, 50],
    portraitAt: [46, 50],
  },
  jewellery: { alt: 'A pendant and a ring with sapphires on pale stone', at: [76, 51], portraitAt: [50, 51] },
  'high-jewellery': {
    alt: 'A row of diamonds, earrings and a ring with emeralds on dark blue cloth',
    at: [76, 40],
    portraitAt: [48, 40],
  },
  workshop: {
    alt: 'Loose diamonds and coloured stones beside tweezers on white paper',
    at: [70, 50],
    portraitAt: [45, 50],
  },
  ledger: {
    alt: 'A rose gold moon phase watch lying on the plan of a watch, a loupe beside it',
    at: [68, 45],
    portraitAt: [50, 45],
  },
  boutique: {
    alt: 'Two lit niches in the wall of the boutique: a watch with a blue dial, a ring with a sapphire',
    at: [73, 51],
    portraitAt: [48, 49],
  },
  gifts: {
    alt: 'A diamond ring in an open green box, beside it a green parcel with a cream ribbon',
    at: [67, 56],
    portraitAt: [37, 57],
  },
  corvane: {
    alt: 'A steel Corvane diving watch with a black rotating bezel on green marble',
    at: [72, 53],
    portraitAt: [39, 51],
  },
  'corvane-bench': {
    alt: 'A steel Corvane watch with a green dial on a block of pale stone, against dark green',
    at: [73, 53],
    portraitAt: [42, 51],
  },
  cpo: { alt: 'A steel diving watch with a black rotating bezel against black', at: [76, 50], portraitAt: [48, 49] },
  preowned: {
    alt: 'A rectangular gold watch and a cushion-shaped steel watch on steps of pale stone',
    at: [73, 51],
    portraitAt: [42, 51],
  },
} as const satisfies Record<
  string,
  { alt: string; at: readonly [number, number]; portraitAt: readonly [number, number] }
>

type Role = keyof typeof pieces
export type CutOut = keyof typeof cutOuts
export type SceneName = keyof typeof scenes
type View = 'quarter' | 'macro' | 'still' | 'back'

const viewAlt = {
  quarter: (piece: string) => `${piece}, turned to its side`,
  macro: (piece: string) => `${piece}, seen from very near`,
  still: (piece: string) => `${piece}, lying on stone`,
  back: (piece: string) => `${piece}, seen from behind`,
} as const satisfies Record<View, (piece: string) => string>

const address = (name: string) => `/media/${name}.webp`
const numbered = (number: number) => String(number).padStart(2, '0')
const focal = ([x, y]: readonly [number, number]): FocalPoint => ({ x, y })

/** A product on the background of its tile; `number` starts at 1. */
export function front(role: Role, number: number): CloudImageData {
  return { src: address(`${role}-front-${numbered(number)}`), alt: altOf(role, number), width: 1200, height: 1500 }
}

/** Another view of the first product of its kind; only the watch has a back view. */
export function view(role: Role, name: Exclude<View, 'back'>): CloudImageData
export function view(role: 'watch', name: View): CloudImageData
export function view(role: Role, name: View): CloudImageData {
  return { src: address(`${role}-${name}-01`), alt: viewAlt[name](altOf(role, 1)), width: 1200, height: 1500 }
}

/** A watch with a transparent background. */
export function pieceAlone(name: CutOut, alt: string = cutOuts[name]): CloudImageData {
  return { src: address(`cut-${name}`), alt, width: 800, height: 1000 }
}

/** Number of views of the sheet returned by `turn`, six in a row. */
export const turnFrames = 36

/** A sprite sheet of the first watch. */
export function turn(alt: string = altOf('watch', 1)): CloudImageData {
  return { src: address('watch-turn-01'), alt, width: 2400, height: (turnFrames / 6) * 500 }
}

/** A scene in two crops. */
export function scene(name: SceneName, alt: string = scenes[name].alt): FocalImageData {
  return { landscape: sceneCrop(name, 'landscape', alt), portrait: sceneCrop(name, 'portrait', alt), alt }
}

/** The portrait crop, for tiles that are portrait on every screen. */
export function portrait(name: SceneName, alt: string = scenes[name].alt): FocalImageData {
  return { landscape: sceneCrop(name, 'portrait', alt), portrait: null, alt }
}

/** One crop of a scene. */
export function sceneCrop(
  name: SceneName,
  crop: 'landscape' | 'portrait',
  alt: string = scenes[name].alt,
): CloudImageData {
  const src = address(`scene-${name}-${crop}`)
  return crop === 'landscape'
    ? { src, alt, width: 2000, height: 1125, focal: focal(scenes[name].at) }
    : { src, alt, width: 1200, height: 1500, focal: focal(scenes[name].portraitAt) }
}

/** All images. */
export function allPictures(): readonly CloudImageData[] {
  const roles = Object.keys(pieces).filter(isRole)
  return [
    ...roles.flatMap((role) => pieces[role].map((_, index) => front(role, index + 1))),
    ...roles.flatMap((role) => [view(role, 'quarter'), view(role, 'macro'), view(role, 'still')]),
    view('watch', 'back'),
    turn(),
    ...Object.keys(cutOuts)
      .filter(isCutOut)
      .map((name) => pieceAlone(name)),
    ...Object.keys(scenes)
      .filter(isScene)
      .flatMap((name) => [sceneCrop(name, 'landscape'), sceneCrop(name, 'portrait')]),
  ]
}

const isRole = (name: string): name is Role => name in pieces
const isScene = (name: string): name is SceneName => name in scenes
const isCutOut = (name: string): name is CutOut => name in cutOuts
const altOf = (role: Role, number: number): string => pieces[role][number - 1] ?? ''
