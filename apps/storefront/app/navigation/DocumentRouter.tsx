import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { afterHydration } from './afterHydration.js'
import { useNavigation } from '../contexts/NavigationContext.js'
import { pageKey } from './pageFetcher.js'

/**
 * React Router on the browser history. Replaces `BrowserRouter`, which adds 5 KiB of framework mode
 * (docs/decisions/0006). The old page stays visible until the new one is ready.
 */
export function DocumentRouter({ children }: { readonly children: ReactNode }) {
  const { pages } = useNavigation()
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [state, setState] = useState({ action: history.action, location: history.location })
  const { pathname } = state.location
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) => {
        const show = () => startTransition(() => setState({ action, location }))
        const part = afterHydration()
        if (part) {
          const ready = pages.open(pageKey(location.pathname + location.search))
          part.present(show, ready, location.pathname !== pathname)
        } else {
          show()
        }
      }),
    [history, pages, pathname],
  )
  return (
    <Router navigator={history} navigationType={state.action} location={state.location}>
      {children}
    </Router>
  )
}
