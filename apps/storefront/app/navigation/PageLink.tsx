import type { UiLinkProps } from '@vitrine/ui/provider'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isBuildStale } from './buildSkew.js'
import { useNavigation } from './NavigationContext.js'
import { pageKey } from './pageFetcher.js'
import { beginNavigation } from './pendingNavigation.js'

/** The link of the whole app: loads the page on intent, navigates without a document load, keeps the browser's own behaviour. */
export function PageLink({
  href,
  state,
  children,
  onClick,
  onMouseEnter,
  onFocus,
  onTouchStart,
  ...rest
}: UiLinkProps) {
  const { pages } = useNavigation()
  if (!isInApp(href)) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    )
  }

  const warm = () => {
    pages.load(pageKey(withoutHash(href))).catch(() => {
      // A failed prefetch is no fault yet: the click asks again and shows what is wrong.
    })
  }
  return (
    <Link
      to={href}
      state={state}
      reloadDocument={isBuildStale()}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && leavesThisPage(event, href)) beginNavigation()
      }}
      onMouseEnter={(event) => {
        warm()
        onMouseEnter?.(event)
      }}
      onFocus={(event) => {
        warm()
        onFocus?.(event)
      }}
      onTouchStart={(event) => {
        warm()
        onTouchStart?.(event)
      }}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** Same-origin paths only; a bare hash stays with the browser. */
function isInApp(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\') && !href.startsWith('/media/')
}

function withoutHash(href: string): string {
  const hash = href.indexOf('#')
  return hash === -1 ? href : href.slice(0, hash)
}

/** A plain click on another address; new tabs and hash jumps load nothing here. */
function leavesThisPage(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && withoutHash(href) !== `${location.pathname}${location.search}`
}
