import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ElementType } from 'react'

/** Customisation of an inner part through `slotProps`: attributes, `className`, `ref`, data attributes. */
export type SlotProps<Part extends ElementType> = Partial<Omit<ComponentPropsWithRef<Part>, 'children'>> & {
  readonly [data: `data-${string}`]: string | undefined
}

/** Merged props of an inner part: the consumer's attributes, and both class names. */
export function slot<Given extends { readonly className?: string | undefined }>(
  ownClass: string | undefined,
  given?: Given,
): Given & { readonly className: string } {
  return Object.assign({}, given, { className: clsx(ownClass, given?.className) })
}
