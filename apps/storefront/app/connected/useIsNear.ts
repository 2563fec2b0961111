import { type RefObject, useEffect, useState } from 'react'

/** Less than a screen away: what is asked for then has come before it is seen. */
const MARGIN = '600px 0px'

/** Whether an element is in view or soon will be; once it is, it stays so. */
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
