import type { ReactNode } from 'react'
import { Link } from '../Link/Link.js'

/** Tag of a message that makes a telephone number a link. */
export function phoneLink(href: string, className: string) {
  return (chunks: ReactNode) => (
    <Link key="phone" href={href} variant="underline" className={className}>
      {chunks}
    </Link>
  )
}
