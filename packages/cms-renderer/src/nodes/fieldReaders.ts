import { type CmsNode, isNode } from './cmsNode.js'
import { plainText } from './plainText.js'

/** A plain-text property; '' when it is absent or not a string. */
export function readText(node: CmsNode, name: string): string {
  const value = node.fields.get(name)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? plainText(value) : ''
}

/** A plain-text property; undefined when it is empty, for optional props. */
export function readOptionalText(node: CmsNode, name: string): string | undefined {
  return readText(node, name) || undefined
}

/** A property as the CMS stores it (HTML, address); '' when it is not a string. */
export function readRaw(node: CmsNode, name: string): string {
  const value = node.fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** A boolean property, which the CMS may send as a string. */
export function readBoolean(node: CmsNode, name: string, fallback = false): boolean {
  const value = node.fields.get(name)
  if (typeof value === 'boolean') return value
  if (value === 'true') return true
  return value === 'false' ? false : fallback
}

/** A number property, which the CMS may send as a string; null when it is absent or not finite. */
export function readNumber(node: CmsNode, name: string): number | null {
  const value = node.fields.get(name)
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** One of a closed set of values. */
export function readChoice<const T extends string>(
  node: CmsNode,
  name: string,
  choices: readonly T[],
  fallback: NoInfer<T>,
): T {
  const value = node.fields.get(name)
  return choices.find((choice) => choice === value) ?? fallback
}

/** Child nodes of an area or a composite field; empty when it is absent or disabled. */
export function readChildren(node: CmsNode, name: string): readonly CmsNode[] {
  const value = node.fields.get(name)
  return isNode(value) ? value.children : []
}
