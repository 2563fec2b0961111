import type { HTMLAttributes, ReactNode } from 'react'
import { slot } from './slot.js'

interface PartProps extends HTMLAttributes<HTMLElement> {
  readonly [data: `data-${string}`]: string | undefined
}

/** An inner part with a single child, as a function to save a component per part. */
export function part(
  Tag: 'span' | 's' | 'h2' | 'h3',
  ownClass: string,
  given: PartProps | undefined,
  child: ReactNode,
) {
  return <Tag {...slot(ownClass, given)}>{child}</Tag>
}
