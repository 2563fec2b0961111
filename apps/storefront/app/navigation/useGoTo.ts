import { use, useCallback } from 'react'
import { UNSAFE_NavigationContext as RouterContext } from 'react-router'
import { isPagePath, type LinkPlace, linkPath } from './linkPath.js'
import { loadAfterHydration } from './afterHydration.js'
import { useNavigation } from '../contexts/NavigationContext.js'

/** Shell facts that navigation needs. */
export interface GoToPlace extends LinkPlace {
  /** Hybrid routes belong to another application, so they are loaded as documents (Spec §2 "Catch-all behaviour"). */
  readonly isHybrid: boolean
}

/**
 * Navigates like a click on a link; the function is stable while the shell is the same. It takes the navigator from
 * the router context, since `useNavigate` would re-render every link of the document on each navigation.
 */
export function useGoTo(place: GoToPlace): (href: string, state?: unknown) => void {
  const { navigator } = use(RouterContext)
  const { pages } = useNavigation()
  return useCallback(
    (href, state) => {
      if (!isPagePath(href)) {
        // The address comes from data: only http(s) and paths are allowed, never `javascript:`.
        if (/^(?:https?:|\/)/i.test(href)) location.assign(href)
        return
      }
      const target = linkPath(href, state, place)
      loadAfterHydration().then(
        ({ go }) => go(target, { state, navigator, pages, isHybrid: place.isHybrid }),
        () => location.assign(target),
      )
    },
    [navigator, pages, place],
  )
}
