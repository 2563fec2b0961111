import { type PropsWithChildren, useState } from 'react'
import * as css from '../../packages/ui/docs/docs.css.js'

/** Content wider than a phone: scrolls inside its own box, which is focusable while it overflows. */
export function Scroll({ label, children }: PropsWithChildren<{ readonly label: string }>) {
  const [isWide, setWide] = useState(false)
  const [observe] = useState(() => watchWidth(setWide))
  return (
    <div ref={observe} className={css.scroll} {...(isWide && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      {children}
    </div>
  )
}

const watchWidth = (tell: (isWide: boolean) => void) => (element: HTMLElement | null) => {
  if (!element) return undefined
  const observer = new ResizeObserver(() => tell(element.scrollWidth > element.clientWidth))
  observer.observe(element)
  return () => observer.disconnect()
}
