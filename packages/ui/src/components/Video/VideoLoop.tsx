'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { AspectRatio } from '../../provider/UiProvider.js'
import { FocalImage, type FocalImageData } from '../FocalImage/FocalImage.js'
import { useLazyPart } from '../Gallery/useLazyPart.js'
import type { VideoSource } from '../VideoPlayer/VideoPlayer.js'
import * as css from './Video.css.js'

export interface VideoLoopProps {
  readonly sources: readonly VideoSource[]
  readonly poster: FocalImageData
  readonly label: string
  readonly sizes: string
  readonly landscapeRatio: AspectRatio
  readonly portraitRatio: AspectRatio
}

/** The poster; video and button load when it is in view. */
export function VideoLoop({ sources, poster, label, sizes, landscapeRatio, portraitRatio }: VideoLoopProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [LoopFilm, want] = useLazyPart(() => import('./LoopFilm.js').then((ui) => ui.LoopFilm))
  const load = useEffectEvent(() => void want())
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      load()
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={css.frame}>
      <FocalImage image={poster} sizes={sizes} landscapeRatio={landscapeRatio} portraitRatio={portraitRatio} />
      {LoopFilm && <LoopFilm key={sources[0]?.src} sources={sources} label={label} />}
    </div>
  )
}
