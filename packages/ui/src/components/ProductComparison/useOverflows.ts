'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Whether the content of an element overflows; false on the server. */
export function useOverflows(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    )
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [ref])
  return overflows
}
