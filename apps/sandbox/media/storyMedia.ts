import type { Scene } from '../src/cms/contentTypes.js'
import type { SeedImage } from '../src/seed/seedTypes.js'

/** Source of an image in the design system's stories. */
export type StoryPicture =
  /** A crop of a scene, as in the shop. */
  | { readonly scene: Scene; readonly orientation: 'landscape' | 'portrait' }
  /** A view of a catalogue product, as in the shop. */
  | { readonly piece: string; readonly view: SeedImage['view'] }
  /** A photograph by its name in masters/photographs, on a background colour; null = transparent, with its shadow. */
  | { readonly photograph: string; readonly ground: string | null }

const views = (role: string, piece: string) =>
  ({
    [`${role}-front-01`]: { piece, view: 'front' },
    [`${role}-quarter-01`]: { piece, view: 'detail' },
    [`${role}-macro-01`]: { piece, view: 'macro' },
    [`${role}-still-01`]: { piece, view: 'worn' },
  }) as const

const fronts = (role: string, ...pieces: readonly string[]) =>
  Object.fromEntries(
    pieces.map(
      (piece, index) => [`${role}-front-${String(index + 2).padStart(2, '0')}`, { piece, view: 'front' }] as const,
    ),
  )

const scene = (role: string, name: Scene) =>
  ({
    [`scene-${role}-landscape`]: { scene: name, orientation: 'landscape' },
    [`scene-${role}-portrait`]: { scene: name, orientation: 'portrait' },
  }) as const

const onBlack = (look: string) => ({ photograph: `${look}-front-dark`, ground: '#000000' }) as const
const cutOut = (look: string) => ({ photograph: `${look}-front`, ground: null }) as const

/** Story images by file name; packages/ui/test/media.ts documents their purpose. */
export const storyMedia: Readonly<Record<string, StoryPicture>> = {
  ...views('watch', '2104-320-2'),
  'watch-back-01': { piece: '2104-320-2', view: 'back' },
  'watch-turn-01': { piece: '2104-320-2', view: 'turntable' },
  ...fronts(
    'watch',
    '2118-410-1',
    '3031-122-1',
    '4545-121-1',
    '6016-137-1',
    '2071-520-1',
    '5204-111-1',
    '4520-201-1',
    '6004-221-1',
    '5209-221-1',
    '3007-301-1',
    '4524-302-1',
  ),
  ...views('jewel', '11.90101.05.02.00'),
  ...fronts(
    'jewel',
    '11.90103.05.02.00',
    '11.90105.05.03.00',
    '12.90301.02.05.00',
    '11.20401.05.01.50',
    '12.31001.02.05.42',
    '13.40105.02.00.00',
  ),
  ...views('corvane', '4130-112-1'),
  ...fronts('corvane', '4135-210-1', '4150-310-1', '4138-410-1', '4120-510-1'),
  ...views('cpo', '3135-210-1'),
  ...fronts('cpo', '3150-310-1', '3120-136-1'),
  'cpo-front-04': onBlack('longitude-blue'),
  'cpo-front-05': onBlack('sovereign-gold'),
  'cpo-front-06': onBlack('palisade-rose'),
  ...views('preowned', '7015-380-1'),
  ...fronts('preowned', '7089-290-1', '7004-360-1', '7096-380-1', '7098-620-1', '7518-400-1'),
  'cut-rose': cutOut('meridian-rose'),
  'cut-green': cutOut('sovereign-green'),
  'cut-black': cutOut('abyssal-black'),
  'cut-white': cutOut('ashcombe-white'),
  ...scene('home', 'home-hero'),
  ...scene('watches', 'watches'),
  ...scene('jewellery', 'jewellery'),
  ...scene('high-jewellery', 'high-jewellery'),
  ...scene('workshop', 'craft'),
  ...scene('ledger', 'heritage'),
  ...scene('boutique', 'boutique'),
  ...scene('gifts', 'gifts'),
  ...scene('corvane', 'corvane-hero'),
  ...scene('corvane-bench', 'corvane-atelier'),
  ...scene('cpo', 'cpo-hero'),
  ...scene('preowned', 'pre-owned-hero'),
}
