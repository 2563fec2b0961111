'use client'

import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react'

/** The scrolling part of a modal. Without focusable content it becomes a tab stop, so that keys can scroll it. */
export function ScrollBody({ children, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'ref'>) {
  const inner = useRef<HTMLDivElement>(null)
  const [needsStop, setNeedsStop] = useState(false)
  useLayoutEffect(() => {
    const outer = inner.current?.parentElement
    if (!outer || !inner.current) return undefined
    const measure = () =>
      setNeedsStop(outer.scrollHeight > outer.clientHeight && outer.querySelector(FOCUSABLE) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner.current)
    return () => observer.disconnect()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
    <div tabIndex={needsStop ? 0 : undefined} {...rest}>
      <div ref={inner}>{children}</div>
    </div>
  )
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
