import { join } from 'node:path'
import type { SeedProduct } from '../seed/seedTypes.js'
import { mastersFolder } from './mastersFolder.js'

/** Surfaces for laid products: a photographed ground in window light, and its material. */
export const grounds = {
  'limestone-1': 'limestone',
  'limestone-2': 'limestone',
  'limestone-3': 'limestone',
  'limestone-4': 'limestone',
  'linen-1': 'linen',
  'linen-2': 'linen',
  'slate-1': 'slate',
} as const satisfies Record<string, GroundMaterial>

/** Material of a ground, for alternative texts. */
export type GroundMaterial = 'limestone' | 'linen' | 'slate'

/** A ground of `media/masters/grounds`. */
export type GroundName = keyof typeof grounds

const LIGHT: readonly GroundName[] = ['limestone-1', 'linen-1', 'limestone-2', 'limestone-3', 'linen-2', 'limestone-4']

/** The ground of a product: dark for black tiles, else the same for all products of a design. */
export function groundOf({ type, brand, design }: Pick<SeedProduct, 'type' | 'brand' | 'design'>): GroundName {
  if (type === 'partnerCpo') return 'slate-1'
  return LIGHT[hashOf(`${brand}${design.key}${design.colour}`) % LIGHT.length] ?? 'limestone-1'
}

/** Path of a ground of 1200 x 1500. */
export function groundFile(name: GroundName): string {
  return join(mastersFolder(), 'grounds', `${name}.webp`)
}

/** Path of the window light as a transparent layer, which is drawn over ground and product. */
export function lightFile(name: GroundName): string {
  return join(mastersFolder(), 'grounds', grounds[name] === 'slate' ? 'light-dark.webp' : 'light.webp')
}

function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
