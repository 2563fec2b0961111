'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Whether a component is mounted: from opening until its closing animation has finished. */
export function useIsPresent(isOpen: boolean, part: RefObject<HTMLElement | null>): boolean {
  const [isPresent, setIsPresent] = useState(isOpen)
  if (isOpen && !isPresent) setIsPresent(true)
  useEffect(() => {
    if (isOpen) return undefined
    let isLeaving = true
    const animations = part.current?.getAnimations() ?? []
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isLeaving) setIsPresent(false)
    })
    return () => {
      isLeaving = false
    }
  }, [isOpen, part])
  return isOpen || isPresent
}
