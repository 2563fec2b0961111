import type { UiLinkProps } from '@vitrine/ui/provider'
import type { MouseEvent } from 'react'
import { useShell } from '../contexts/ShellContext.js'
import { isPagePath, linkPath } from './linkPath.js'
import { useGoTo } from './useGoTo.js'

/** Link component of the app: navigates without a document load and keeps native link behaviour. */
export function PageLink(props: UiLinkProps) {
  const { children, state: _, ...anchor } = props
  const { href, target, download } = props
  const isInApp = isPagePath(href) && download === undefined && (target === undefined || target === '_self')
  return isInApp ? <InAppLink {...props} /> : <a {...anchor}>{children}</a>
}

function InAppLink({ href, state, children, onClick, ...rest }: UiLinkProps) {
  const shell = useShell()
  const goTo = useGoTo(shell)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    goTo(href, state)
  }
  return (
    <a {...rest} href={linkPath(href, state, shell)} onClick={follow}>
      {children}
    </a>
  )
}

/** Modified clicks (new tab or window) are left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
