import { use, useCallback } from 'react'
import { UNSAFE_NavigationContext as RouterContext } from 'react-router'
import { isPagePath, type LinkPlace, linkPath } from './linkPath.js'
import { loadLater } from './later.js'
import { useNavigation } from './NavigationContext.js'

/** What navigation must know of the frame of a page. */
export interface GoToPlace extends LinkPlace {
  /** Hybrid routes belong to another application, so they are loaded as documents (Spec §2 "Catch-all behaviour"). */
  readonly isHybrid: boolean
}

/**
 * Goes to an address as a click on a link does; the same function while the frame is the same. It takes the navigator from
 * the router, since React Router's `useNavigate` renders every link of the document anew with each navigation.
 */
export function useGoTo(place: GoToPlace): (href: string, state?: unknown) => void {
  const { navigator } = use(RouterContext)
  const { pages } = useNavigation()
  return useCallback(
    (href, state) => {
      if (!isPagePath(href)) {
        // An address comes from data, and another scheme might run it.
        if (/^(?:https?:|\/)/i.test(href)) location.assign(href)
        return
      }
      const target = linkPath(href, state, place)
      loadLater().then(
        ({ go }) => go(target, { state, navigator, pages, isHybrid: place.isHybrid }),
        () => location.assign(target),
      )
    },
    [navigator, pages, place],
  )
}
