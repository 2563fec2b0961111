'use client'

import type { MouseEvent } from 'react'
import { mergeProps } from '../../slots/mergeProps.js'
import { Link, type LinkProps } from '../Link/Link.js'
import { opensElsewhere } from '../Link/opensElsewhere.js'

export interface OpenerLinkProps extends LinkProps {
  /** Opens a flyout; receives the element to which the focus must return. Without it the link navigates to `href`. */
  readonly onOpen?: ((opener: HTMLElement) => void) | undefined
}

/** A link that opens a dialog; without scripts it navigates to a page or fragment with the same content. */
export function OpenerLink({ onOpen, children, ...rest }: OpenerLinkProps) {
  if (!onOpen) return <Link {...rest}>{children}</Link>
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }
  return (
    <Link aria-haspopup="dialog" {...mergeProps({ onClick: open }, rest)} isExternal>
      {children}
    </Link>
  )
}
