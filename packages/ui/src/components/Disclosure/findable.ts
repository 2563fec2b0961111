/**
 * A ref for a hidden element: search in the page still finds its text and then calls `open`. React knows `hidden` as a
 * boolean only, so the value is written here.
 */
export const findable = (isOpen: boolean, open: () => void) => (element: HTMLElement | null) => {
  if (!element || isOpen) return undefined
  element.setAttribute('hidden', 'until-found')
  element.addEventListener('beforematch', open)
  return () => element.removeEventListener('beforematch', open)
}
