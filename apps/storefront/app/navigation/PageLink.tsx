import type { UiLinkProps } from '@vitrine/ui/provider'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isBuildStale } from './buildSkew.js'
import { useNavigation } from './NavigationContext.js'
import { pageKey } from './pageFetcher.js'
import { beginNavigation } from './pendingNavigation.js'

/** The link of the whole app: loads the page on intent, navigates without a document load, keeps the browser's own behaviour. */
export function PageLink(props: UiLinkProps) {
  const { children, state: _, ...anchor } = props
  return isInApp(props) ? <InAppLink {...props} /> : <a {...anchor}>{children}</a>
}

function InAppLink({ href, state, children, onClick, onMouseEnter, onFocus, onTouchStart, ...rest }: UiLinkProps) {
  const { pages } = useNavigation()
  const navigate = useNavigate()

  const warm = () => {
    const key = pageKey(withoutHash(href))
    // A failed prefetch is no fault yet: the click asks again and shows what is wrong.
    pages.load(key).catch(() => pages.forget(key))
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || isBuildStale()) return
    event.preventDefault()
    const here = `${location.pathname}${location.search}`
    if (withoutHash(href) !== here) beginNavigation()
    void navigate(href, { state, replace: href === here + location.hash })
  }
  return (
    <a
      href={href}
      onClick={follow}
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
    </a>
  )
}

/** Same-origin pages only; hash jumps, files and new tabs stay with the browser. */
function isInApp({ href, target, download }: UiLinkProps): boolean {
  const isPath =
    href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\') && !href.startsWith('/media/')
  return isPath && download === undefined && (target === undefined || target === '_self')
}

function withoutHash(href: string): string {
  const hash = href.indexOf('#')
  return hash === -1 ? href : href.slice(0, hash)
}

/** New tabs and windows are the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
