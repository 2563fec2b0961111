import type { Catalogue } from '../../../seed/seedTypes.js'
import type { Drawing } from '../drawing.js'
import { assertNever } from '../assertNever.js'
import { drawObject } from '../drawObject.js'
import { seedOf } from '../random.js'
import { type Sheet, createSheet, group, n, place } from '../sheet.js'
import { standing } from '../standing.js'
import { type Field, cloth, speckle, stone, vignette, windowLight } from '../surface.js'
import { boutique } from './boutique.js'
import { drawProp } from './props.js'
import { rimLight } from './rimLight.js'
import type { Item, SceneSpec } from './sceneSpec.js'
import { type SceneName, stillLifes } from './scenes.js'
import { drawSlab } from './slab.js'

const FRAMES = {
  landscape: { width: 2400, height: 1350, x: 1560, y: 690, scale: 1.04 },
  portrait: { width: 1600, height: 2000, x: 770, y: 1130, scale: 1.12 },
} as const

/** Pixels. */
const BLEED = 120

export type Orientation = keyof typeof FRAMES

/** A scene of the CMS; the same composition stands on the right in landscape and lower down in portrait. */
export function drawScene(name: SceneName, orientation: Orientation, catalogue: Catalogue): Drawing {
  const frame = FRAMES[orientation]
  const sheet = createSheet()
  const body =
    name === 'boutique' ? boutique(sheet, frame) : stillLife(sheet, stillLifes[name], orientation, name, catalogue)
  return {
    svg: sheet.document(frame.width, frame.height, body, BLEED),
    width: frame.width,
    height: frame.height,
    bleed: BLEED,
  }
}

function stillLife(
  sheet: Sheet,
  spec: SceneSpec,
  orientation: Orientation,
  name: string,
  catalogue: Catalogue,
): string {
  const frame = FRAMES[orientation]
  const inFrame = (body: string) => group(`transform="translate(${frame.x} ${frame.y}) scale(${n(frame.scale)})"`, body)
  const slabs = inFrame(spec.slabs.map((slab) => drawSlab(sheet, slab)).join(''))
  const props = (spec.props ?? []).map(({ prop, x, y, turn }) => place(drawProp(sheet, prop), x, y, turn)).join('')
  const items = spec.items.map((item) => itemOf(sheet, item, catalogue)).join('')
  const pieces = standing(sheet, frame, inFrame(props + items), spec.isRimLit === true ? 'none' : 'deep')
  const lit = spec.isRimLit === true ? rimLight(sheet, frame, pieces) : pieces
  const light = spec.light === 0 ? '' : windowLight(sheet, frame, spec.light)
  const veil =
    spec.light === 0
      ? ''
      : group('style="mix-blend-mode:soft-light" opacity=".45"', windowLight(sheet, frame, spec.light))
  return (
    surface(sheet, spec, frame, seedOf(name)) +
    slabs +
    light +
    lit +
    veil +
    speckle(sheet, frame.width, frame.height) +
    vignette(sheet, frame, spec.dusk)
  )
}

function surface(sheet: Sheet, spec: SceneSpec, field: Field, seed: number): string {
  switch (spec.ground) {
    case 'stone':
      return stone(sheet, field, spec.colour, seed, 0.85)
    case 'cloth':
      return cloth(sheet, field, spec.colour, seed)
    case 'plain':
      return `<rect width="${field.width}" height="${field.height}" fill="${spec.colour}"/>`
    default:
      return assertNever(spec.ground)
  }
}

function itemOf(sheet: Sheet, { design, type, x, y, scale, turn }: Item, catalogue: Catalogue): string {
  const alike = catalogue.products.filter((product) => product.design.key === design.key)
  const ofType = (list: Catalogue['products']) => list.find((product) => product.type === type)
  const model = ofType(alike) ?? ofType(catalogue.products) ?? alike[0]
  const nameless = { en: '', de: '', fr: '', da: '' }
  const piece = { type: type ?? 'watch', brand: model?.brand ?? '', name: model?.name ?? nameless, design } as const
  return place(drawObject(sheet, piece), x, y, turn, scale)
}
