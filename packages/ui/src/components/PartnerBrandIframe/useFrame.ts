'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { limited } from './frameHeight.js'
import { isAllowedOrigin } from './partnerAddress.js'

interface FrameOptions {
  readonly href: string
  readonly allowedOrigins: readonly string[]
  readonly readHeight: (message: unknown) => number | null
  readonly isMessageExpected: boolean
  readonly timeoutMs: number
  readonly onFail: (() => void) | undefined
  /** False while there is no iframe. */
  readonly isThere: boolean
}

/** Tracks a partner's iframe: the requested height, and whether it loaded in time. A late load is still accepted. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, options: FrameOptions) {
  const { href, timeoutMs, isMessageExpected, isThere } = options
  const [height, setHeight] = useState<number | null>(null)
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (!source || source !== frame.current?.contentWindow) return
    if (!isAllowedOrigin(origin, options.allowedOrigins)) return
    setState('loaded')
    const asked = limited(options.readHeight(data))
    if (asked !== null) setHeight(asked)
  })
  const giveUp = useEffectEvent(() => {
    // It may have loaded before hydration: then the browser has a resource timing entry.
    const isLoaded = !isMessageExpected && performance.getEntriesByName(href).length > 0
    if (state !== 'waiting' || isLoaded) return
    setState('failed')
    options.onFail?.()
  })
  useEffect(() => {
    if (!isThere) return undefined
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [isThere])
  useEffect(() => {
    if (!isThere || !frame.current) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // The iframe is lazy, so the timeout starts when it is near the viewport.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(giveUp, timeoutMs)
    })
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [frame, isThere, timeoutMs])
  return { height, isFailed: state === 'failed', onLoad: () => isMessageExpected || setState('loaded') }
}
