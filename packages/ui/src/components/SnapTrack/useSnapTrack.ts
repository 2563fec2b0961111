'use client'

import { type Ref, useCallback, useRef, useState } from 'react'
import { attach } from '../../slots/mergeProps.js'

export interface SnapTrack<E extends HTMLElement> {
  /** Ref for the scrolling element; its children are the stops. */
  readonly ref: Ref<E>
  /** Zero-based index of the stop in view. */
  readonly index: number
  /** False when everything is in view, so that buttons and tab stop can be omitted. */
  readonly isScrollable: boolean
  readonly isAtStart: boolean
  readonly isAtEnd: boolean
  /** Scrolls by whole stops, with the track's `scroll-behavior`; the focus does not move. */
  readonly move: (steps: number) => void
}

const START = { index: 0, isScrollable: false, isAtStart: true, isAtEnd: true }

/** Reads and controls a row with CSS scroll snap. `theirs` is the consumer's ref of the row. */
export function useSnapTrack<E extends HTMLElement>(theirs?: Ref<E>): SnapTrack<E> {
  const element = useRef<E>(null)
  const [position, setPosition] = useState(START)
  // A ref callback instead of an effect, because the row may mount after its owner.
  const ref = useCallback(
    (track: E | null) => {
      element.current = track
      if (!track) return undefined
      const detach = attach(theirs, track)
      const read = () => setPosition((before) => (isSame(before, positionOf(track)) ? before : positionOf(track)))
      const observer = new ResizeObserver(read)
      observer.observe(track)
      track.addEventListener('scroll', read, { passive: true })
      return () => {
        detach()
        observer.disconnect()
        track.removeEventListener('scroll', read)
      }
    },
    [theirs],
  )
  const move = (steps: number) => {
    const track = element.current
    if (!track) return
    const width = stopWidth(track)
    track.scrollTo(Math.round(track.scrollLeft / width + steps) * width, 0)
  }
  return { ref, ...position, move }
}

/** Distance between the first two stops in px; negative in right-to-left direction. */
function stopWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!first || !second) return track.clientWidth
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left || track.clientWidth
}

function positionOf(track: HTMLElement): typeof START {
  const left = Math.abs(track.scrollLeft)
  const room = track.scrollWidth - track.clientWidth
  return {
    index: Math.round(Math.abs(left / stopWidth(track))),
    isScrollable: room > 1,
    isAtStart: left < 1,
    isAtEnd: left > room - 2,
  }
}

const isSame = (a: typeof START, b: typeof START) =>
  a.index === b.index && a.isScrollable === b.isScrollable && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd
