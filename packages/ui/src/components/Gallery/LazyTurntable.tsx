'use client'

import { useState } from 'react'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import type { GalleryItem } from './Gallery.js'
import * as css from './Gallery.css.js'
import { PAIR_SIZES } from './sizes.js'
import { useLazyPart } from './useLazyPart.js'

export interface LazyTurntableProps {
  readonly item: Extract<GalleryItem, { kind: 'turntable' }>
  /** Fallback image; null = the place stays empty. */
  readonly front: CloudImageData | null
  readonly load?: typeof loadTurntable | undefined
}

const loadTurntable = () => import('../Turntable/Turntable.js').then((ui) => ui.Turntable)

/** Loads with its sprite sheet near the viewport. Without scripts, and on failure, the front image is shown. */
export function LazyTurntable({ item: { image, frames }, front, load = loadTurntable }: LazyTurntableProps) {
  const [Turntable, want] = useLazyPart(load)
  const [isMissing, setMissing] = useState(false)
  const [near] = useState(() => whenNear(() => void want().then((isDone) => setMissing(!isDone))))
  if (Turntable) return <Turntable className={css.view} image={image} frames={frames} />
  const still = front && <CloudImage className={css.view} image={{ ...front, alt: '' }} sizes={PAIR_SIZES} />
  return (
    <div ref={near} className={css.view}>
      {isMissing ? still : <noscript>{still}</noscript>}
    </div>
  )
}

/** Ref that calls `act` when its element comes into view. */
const whenNear = (act: () => void) => (element: Element | null) => {
  if (!element) return undefined
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act())
  observer.observe(element)
  return () => observer.disconnect()
}
