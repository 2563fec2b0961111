import type { UiLinkProps } from '@vitrine/ui/provider'
import { Link } from 'react-router'
import { isBuildStale } from './buildSkew.js'
import { useNavigation } from './NavigationContext.js'
import { pageKey } from './pageFetcher.js'

/** The link of the whole app: loads the page on intent, navigates without a document load, keeps the browser's own behaviour. */
export function PageLink({ href, state, onMouseEnter, onFocus, onTouchStart, ...rest }: UiLinkProps) {
  const { pages } = useNavigation()
  if (!isInApp(href)) return <a href={href} {...rest} />

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
    />
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
