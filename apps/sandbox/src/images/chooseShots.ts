import type { SeedImage, SeedProduct } from '../seed/seedTypes.js'
import { type GroundName, groundOf } from './grounds.js'
import type { Photograph, Photographs } from './photographs.js'

/** A place in the gallery of a piece. */
export type View = SeedImage['view']

/** Part of a picture in its pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What a view shows, so that texts and pictures say the same. */
export type Shot =
  /** The photograph of that view. */
  | { readonly kind: 'taken'; readonly photograph: Photograph }
  /** A part of the front view, for want of a photograph of its own. */
  | { readonly kind: 'part'; readonly photograph: Photograph; readonly part: Region }
  /** The front view laid on stone or cloth, turned by so many degrees. */
  | { readonly kind: 'laid'; readonly photograph: Photograph; readonly ground: GroundName; readonly turn: number }
  /** The piece is not photographed. */
  | { readonly kind: 'drawn' }

/** A view of a piece and what it shows. */
export interface ViewShot {
  readonly view: View
  readonly shot: Shot
}

/** What decides about the pictures of a piece; `id` is that under which it is pictured. */
export type Pictured = Pick<SeedProduct, 'id' | 'type' | 'brand' | 'design'>

/** Part of the front view that stands in for a close-up; jewels have theirs where the stone is. Wide enough for a dense phone. */
const NEAR = { left: 200, top: 250, width: 800, height: 1000 }
const RING_HEAD = { left: 300, top: 120, width: 600, height: 750 }
const LEFT_CURVE = { left: 40, top: 430, width: 480, height: 600 }
const LOWER_CURVE = { left: 280, top: 640, width: 640, height: 800 }
const NEAR_JEWEL: Readonly<Record<string, Region>> = {
  'necklace-pendant': { left: 340, top: 820, width: 520, height: 650 },
  'necklace-riviere': LOWER_CURVE,
  'necklace-pearls': LOWER_CURVE,
  'ring-solitaire': RING_HEAD,
  'ring-halo': RING_HEAD,
  'ring-eternity': RING_HEAD,
  'ring-band': RING_HEAD,
  'ring-cocktail': RING_HEAD,
  'earring-drop': { left: 85, top: 400, width: 480, height: 600 },
  'bracelet-tennis': { left: 280, top: 680, width: 560, height: 700 },
  'bracelet-bangle': LEFT_CURVE,
  'bracelet-links': LEFT_CURVE,
  'brooch-spray': { left: 280, top: 160, width: 640, height: 800 },
}
/** Part of the front view that stands in for the three-quarter view. */
const NEARER = { left: 120, top: 150, width: 960, height: 1200 }

const drawn: Shot = { kind: 'drawn' }
const DRAWN: readonly ViewShot[] = [
  { view: 'front', shot: drawn },
  { view: 'detail', shot: drawn },
  { view: 'macro', shot: drawn },
  { view: 'worn', shot: drawn },
]

/**
 * The views of a piece in gallery order: four of every piece, then side, back and turntable where they were taken. On a
 * black tile only photographs in the dark light are shown, since those of the light tiles look cut out there.
 */
export function chooseShots(piece: Pictured, photographs: Photographs): readonly ViewShot[] {
  const light = piece.type === 'partnerCpo' ? '-dark' : ''
  const find = (view: string) => photographs.find(piece.id, `${view}${light}`)
  const front = find('front') ?? photographs.find(piece.id, 'front')
  if (front === null) return DRAWN
  const taken = (view: string): Shot | null => {
    const photograph = find(view)
    return photograph && { kind: 'taken', photograph }
  }
  const part = (region: Region): Shot => ({ kind: 'part', photograph: front, part: region })
  const near = NEAR_JEWEL[piece.design.key] ?? NEAR
  const views: readonly (readonly [View, Shot | null])[] = [
    ['front', { kind: 'taken', photograph: front }],
    ['detail', taken('three-quarter') ?? part(NEARER)],
    ['macro', taken('macro') ?? part(near)],
    ['worn', { kind: 'laid', photograph: front, ground: groundOf(piece), turn: turnOf(piece) }],
    ['side', taken('side')],
    ['back', taken('back')],
    ['turntable', taken('turntable')],
  ]
  return views.flatMap(([view, shot]) => (shot === null ? [] : [{ view, shot }]))
}

function turnOf({ design }: Pictured): number {
  if (design.strap !== 'none') return -24
  return design.key.startsWith('necklace') ? -4 : 14
}

/** Pixels of what a shot shows. */
export function sizeOf(shot: Shot): { readonly width: number; readonly height: number } {
  switch (shot.kind) {
    case 'taken':
      return { width: shot.photograph.width, height: shot.photograph.height }
    case 'part':
      return { width: shot.part.width, height: shot.part.height }
    case 'laid':
    case 'drawn':
      return { width: 1200, height: 1500 }
  }
}
