import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ElementType } from 'react'

/** What a consumer may say of an inner part through `slotProps`: its attributes, `className`, `ref`, data attributes. */
export type SlotProps<Part extends ElementType> = Partial<Omit<ComponentPropsWithRef<Part>, 'children'>> & {
  readonly [data: `data-${string}`]: string | undefined
}

/** Props of an inner part: the consumer's attributes, and both class names, ours first. */
export function slot<Given extends { readonly className?: string | undefined }>(
  ownClass: string | undefined,
  given?: Given,
): Given & { readonly className: string } {
  return Object.assign({}, given, { className: clsx(ownClass, given?.className) })
}
