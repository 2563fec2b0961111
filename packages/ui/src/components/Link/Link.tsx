'use client'

import { clsx } from 'clsx'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { useUi } from '../../provider/UiProvider.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import * as css from './Link.css.js'

/** A link as content data. */
export interface LinkData {
  readonly href: string
  readonly label: string
  readonly isExternal?: boolean | undefined
  readonly opensNewTab?: boolean | undefined
  readonly state?: { readonly productId?: string | undefined } | undefined
}

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  readonly opensNewTab?: boolean | undefined
  /** Leaves the site, so the router does not handle it. */
  readonly isExternal?: boolean | undefined
  /** Navigation state for pages of the site. */
  readonly state?: unknown
  readonly variant?: 'plain' | 'underline' | 'quiet' | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/**
 * The link component (Spec §2 "Link behaviour"): plain anchor for tel, mailto, external and new tab, otherwise the
 * host's link.
 */
export function Link({
  opensNewTab = false,
  isExternal = false,
  state,
  variant = 'plain',
  className,
  children,
  ...rest
}: LinkProps) {
  const { linkComponent: HostLink, newTabNote: NewTabNote } = useUi()
  const classes = clsx(variant !== 'plain' && css.variant[variant], className) || undefined
  if (opensNewTab) {
    return (
      <a {...rest} className={classes} target="_blank" rel={clsx('noopener noreferrer', rest.rel)}>
        {children}
        <span className={visuallyHidden}>
          {' '}
          <NewTabNote />
        </span>
      </a>
    )
  }
  if (!HostLink || isExternal || isPlainScheme(rest.href)) {
    return (
      <a {...rest} className={classes}>
        {children}
      </a>
    )
  }
  return (
    <HostLink {...rest} className={classes} state={state}>
      {children}
    </HostLink>
  )
}

function isPlainScheme(href: string): boolean {
  return href.startsWith('tel:') || href.startsWith('mailto:')
}
