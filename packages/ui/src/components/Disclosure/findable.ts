/**
 * Ref for a hidden element that find-in-page can still search; calls `open` on a match. React supports `hidden` only as
 * a boolean, so the attribute is set here.
 */
export const findable = (isOpen: boolean, open: () => void) => (element: HTMLElement | null) => {
  if (!element || isOpen) return undefined
  element.setAttribute('hidden', 'until-found')
  element.addEventListener('beforematch', open)
  return () => element.removeEventListener('beforematch', open)
}
