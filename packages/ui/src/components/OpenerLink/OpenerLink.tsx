'use client'

import type { MouseEvent } from 'react'
import { both } from '../../slots/both.js'
import { Link, type LinkProps } from '../Link/Link.js'
import { opensElsewhere } from '../Link/opensElsewhere.js'

export interface OpenerLinkProps extends LinkProps {
  /** Opens a flyout; receives the element that focus must return to. Without it the link just leads to `href`. */
  readonly onOpen?: ((opener: HTMLElement) => void) | undefined
}

/** A link that opens a dialog once scripts run, and without them leads to a page or fragment with the same content. */
export function OpenerLink({ onOpen, children, ...rest }: OpenerLinkProps) {
  if (!onOpen) return <Link {...rest}>{children}</Link>
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <Link aria-haspopup="dialog" {...rest} isExternal onClick={both(open, rest.onClick)}>
      {children}
    </Link>
  )
}
