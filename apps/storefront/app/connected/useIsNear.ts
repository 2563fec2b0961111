import { type RefObject, useEffect, useState } from 'react'

/** Less than one screen away, so that data requested then arrives before the element is visible. */
const MARGIN = '600px 0px'

/** Whether an element is in or near the viewport; stays true afterwards. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
