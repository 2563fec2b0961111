import type { HTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'

interface PartProps extends HTMLAttributes<HTMLElement> {
  readonly [data: `data-${string}`]: string | undefined
}

/** An inner part with a single child. A function that adds nothing when `slotProps` do not change the part. */
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
