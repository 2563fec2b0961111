'use client'

import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { FITTED, panBy, type StageSize, type ZoomView, zoomBy } from './zoomView.js'

interface Gestures {
  readonly view: ZoomView
  readonly onViewChange: (change: (before: ZoomView) => ZoomView) => void
  /** Swipe on an image that is not enlarged: 1 = next, -1 = previous. */
  readonly onSwipe: (steps: 1 | -1) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Minimum distance of a swipe, in px. */
const SWIPE = 48
const TAP_SCALE = 2.5

/**
 * Pointer gestures: drag pans, pinch and double click zoom, a swipe on an image that is not enlarged goes to the next
 * one.
 */
export function useStageGestures({ view, onViewChange, onSwipe }: Gestures) {
  const pointers = useRef(new Map<number, Point>())
  const start = useRef<Point | null>(null)
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    start.current = pointers.current.size === 1 ? pointOf(event) : null
  }
  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event)
    const stage = sizeOf(event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, point)
    if (other) {
      const factor = distance(point, other) / (distance(before, other) || 1)
      const middle = fromMiddle(event.currentTarget, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 })
      onViewChange((old) => zoomBy(old, factor, stage, middle))
    } else {
      onViewChange((old) => panBy(old, point.x - before.x, point.y - before.y, stage))
    }
  }
  const onPointerUp = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    const travel = start.current ? event.clientX - start.current.x : 0
    start.current = null
    if (view.scale === 1 && Math.abs(travel) > SWIPE) {
      onSwipe(travel * readingDirection(event.currentTarget) < 0 ? 1 : -1)
    }
  }
  const onPointerCancel = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId)
    start.current = null
  }
  const onDoubleClick = (event: MouseEvent) => {
    const stage = sizeOf(event.currentTarget)
    const point = fromMiddle(event.currentTarget, pointOf(event))
    onViewChange((old) => (old.scale > 1 ? FITTED : zoomBy(old, TAP_SCALE, stage, point)))
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick }
}

/** 1 = left to right, -1 = right to left. */
export function readingDirection(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}

/** Size of the stage in px. */
export function sizeOf(stage: Element | null): StageSize {
  return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 }
}

function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function fromMiddle(stage: Element, { x, y }: Point): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
