import type { HTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'

interface PartProps extends HTMLAttributes<HTMLElement> {
  readonly [data: `data-${string}`]: string | undefined
}

/** An inner part with one child. A function that costs nothing when `slotProps` leave the part as it is. */
export function part(
  Tag: 'span' | 's' | 'h2' | 'h3',
  ownClass: string,
  given: PartProps | undefined,
  child: ReactNode,
) {
  return given ? (
    <Tag {...given} className={clsx(ownClass, given.className)}>
      {child}
    </Tag>
  ) : (
    <Tag className={ownClass}>{child}</Tag>
  )
}
