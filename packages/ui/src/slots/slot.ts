import type { ComponentPropsWithRef, ElementType } from 'react'
import { mergeProps } from './mergeProps.js'

/** Customisation of an inner part through `slotProps`: attributes, `className`, `ref`, data attributes. */
export type SlotProps<Part extends ElementType> = Partial<Omit<ComponentPropsWithRef<Part>, 'children'>> & {
  readonly [data: `data-${string}`]: string | undefined
}

/** `mergeProps` for an inner part of which the component sets the class only. */
export function slot<Given extends object>(
  ownClass: string | undefined,
  given?: Given & { readonly className?: string | undefined },
) {
  return mergeProps({ className: ownClass }, given)
}
