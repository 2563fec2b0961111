import { expect } from 'storybook/test'

type Part = Readonly<Record<`data-${string}`, string>> & { readonly className: string }

/** `slotProps` that mark each of the parts. */
export const markedParts = (...parts: readonly string[]): Readonly<Record<string, Part>> =>
  Object.fromEntries(parts.map((part) => [part, { className: `to-${part}`, 'data-part': part }]))

/** Props that mark the root. */
export const markedRoot = { className: 'to-root', 'data-part': 'root' } as const

/**
 * The contract of every component, for lazy components that are not server-rendered: class names and attributes are
 * passed to the root and each part, in addition to our own classes.
 */
export async function expectMarked(...parts: readonly string[]): Promise<void> {
  for (const part of ['root', ...parts]) {
    const element = document.querySelector(`[data-part="${part}"]`)
    await expect(element, part).toHaveClass(`to-${part}`)
  }
}
