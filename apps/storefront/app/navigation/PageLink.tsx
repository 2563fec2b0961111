import type { UiLinkProps } from '@vitrine/ui/provider'
import type { MouseEvent } from 'react'
import { useShell } from '../shell/ShellContext.js'
import { isPagePath, linkPath } from './linkPath.js'
import { useGoTo } from './useGoTo.js'

/** The link of the whole app: navigates without a document load and keeps the browser's own behaviour. */
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

/** New tabs and windows are the browser's. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
