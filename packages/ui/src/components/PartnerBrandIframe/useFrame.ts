'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { limited } from './frameHeight.js'
import { isAllowedOrigin } from './partnerAddress.js'

interface FrameOptions {
  readonly href: string
  readonly allowedOrigins: readonly string[]
  readonly readHeight: (message: unknown) => number | null
  readonly isMessageExpected: boolean
  readonly timeOutMs: number
  readonly onFail: (() => void) | undefined
  /** False while there is no frame. */
  readonly isThere: boolean
}

/** Follows a partner's frame: the height it asks for, and whether it came in time. A late one is welcome still. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, options: FrameOptions) {
  const { href, timeOutMs, isMessageExpected, isThere } = options
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
    // It may have come before scripts ran: then the browser has its times.
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
    // Loaded when it is near only, so it can be late from then on only.
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(giveUp, timeOutMs)
    })
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [frame, isThere, timeOutMs])
  return { height, isFailed: state === 'failed', onLoad: () => isMessageExpected || setState('loaded') }
}
