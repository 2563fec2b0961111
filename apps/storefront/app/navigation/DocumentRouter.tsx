import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * React Router over the browser's history. `BrowserRouter` does the same, but brings 5 KiB of framework mode along
 * (docs/decisions/0006). Navigations are transitions: the old page stays until the new one is ready.
 */
export function DocumentRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }))
  const [state, setState] = useState({ action: history.action, location: history.location })
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setState({ action, location }))),
    [history],
  )
  return (
    <Router navigator={history} navigationType={state.action} location={state.location}>
      {children}
    </Router>
  )
}
