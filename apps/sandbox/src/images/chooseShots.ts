import type { SeedImage, SeedProduct } from '../seed/seedTypes.js'
import { type GroundName, groundOf } from './grounds.js'
import type { Photograph, Photographs } from './photographs.js'

/** A position in a product's gallery. */
export type View = SeedImage['view']

/** Part of an image in pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A photograph of that view. */
export interface TakenShot {
  readonly kind: 'taken'
  readonly photograph: Photograph
}

/** A part of the front view, used if the view has no photograph. */
export interface PartShot {
  readonly kind: 'part'
  readonly photograph: Photograph
  readonly part: Region
}

/** The front view laid on stone or cloth, rotated by an angle in degrees. */
export interface LaidShot {
  readonly kind: 'laid'
  readonly photograph: Photograph
  readonly ground: GroundName
  readonly turn: number
}

/** Content of a view. */
export type Shot = TakenShot | PartShot | LaidShot

/** A view of a product with its content, so that texts and images match. */
export type ViewShot =
  | { readonly view: 'front' | OptionalView; readonly shot: TakenShot }
  | { readonly view: 'detail' | 'macro'; readonly shot: TakenShot | PartShot }
  | { readonly view: 'worn'; readonly shot: LaidShot }

/** Views that exist only if they were photographed. */
type OptionalView = 'side' | 'back' | 'turntable'

/** The properties that determine a product's images; `id` is the one used for its images. */
export type Pictured = Pick<SeedProduct, 'id' | 'type' | 'brand' | 'design'>

/**
 * Part of the front view that replaces a close-up; for jewellery, around the stone. Wide enough for a high-density
 * phone.
 */
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
/** Part of the front view that replaces the three-quarter view. */
const NEARER = { left: 120, top: 150, width: 960, height: 1200 }

/**
 * The views of a product in gallery order: four of every product, then side, back and turntable if photographed; none
 * without a front view. On black tiles only photographs with dark lighting are used, since those for light tiles look
 * cut out there.
 */
export function chooseShots(piece: Pictured, photographs: Photographs): readonly ViewShot[] {
  const light = piece.type === 'partnerCpo' ? '-dark' : ''
  const find = (view: string) => photographs.find(piece.id, `${view}${light}`)
  const front = find('front') ?? photographs.find(piece.id, 'front')
  if (front === null) return []
  const taken = (view: string): TakenShot | null => {
    const photograph = find(view)
    return photograph && { kind: 'taken', photograph }
  }
  const part = (region: Region): PartShot => ({ kind: 'part', photograph: front, part: region })
  const ifTaken = (view: OptionalView): readonly ViewShot[] => {
    const shot = taken(view)
    return shot === null ? [] : [{ view, shot }]
  }
  return [
    { view: 'front', shot: { kind: 'taken', photograph: front } },
    { view: 'detail', shot: taken('three-quarter') ?? part(NEARER) },
    { view: 'macro', shot: taken('macro') ?? part(NEAR_JEWEL[piece.design.key] ?? NEAR) },
    { view: 'worn', shot: { kind: 'laid', photograph: front, ground: groundOf(piece), turn: turnOf(piece) } },
    ...ifTaken('side'),
    ...ifTaken('back'),
    ...ifTaken('turntable'),
  ]
}

function turnOf({ design }: Pictured): number {
  if (design.strap !== 'none') return -24
  return design.key.startsWith('necklace') ? -4 : 14
}

/** Size of a shot in pixels. */
export function sizeOf(shot: Shot): { readonly width: number; readonly height: number } {
  switch (shot.kind) {
    case 'taken':
      return { width: shot.photograph.width, height: shot.photograph.height }
    case 'part':
      return { width: shot.part.width, height: shot.part.height }
    case 'laid':
      return { width: 1200, height: 1500 }
  }
}
