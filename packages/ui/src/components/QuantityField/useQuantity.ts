'use client'

import { useState } from 'react'

interface Quantity {
  readonly quantity?: number | undefined
  readonly defaultQuantity?: number | undefined
  readonly min: number
  readonly max: number
  readonly onQuantityChange?: ((quantity: number) => void) | undefined
}

/** A whole number between two ends, and what is written of it so far. */
export function useQuantity({ quantity, defaultQuantity, min, max, onQuantityChange }: Quantity) {
  const [own, setOwn] = useState(defaultQuantity ?? min)
  /** What is written and not yet meant: `12` begins with `1`. */
  const [draft, setDraft] = useState<string | null>(null)
  const [told, setTold] = useState<number | null>(null)
  const current = quantity ?? own
  const change = (next: number) => {
    setDraft(null)
    if (next === current) return
    setOwn(next)
    setTold(next)
    onQuantityChange?.(next)
  }
  const within = (value: number) => Math.min(Math.max(Math.round(value), min), Math.max(min, max))
  const meant = draft === null || draft === '' || Number.isNaN(Number(draft)) ? current : within(Number(draft))
  return {
    text: draft ?? String(current),
    current,
    told,
    type: setDraft,
    /** On leaving, or Enter: the nearest quantity there is, or the last one when nothing is written. */
    settle: () => change(meant),
    stepBy: (by: number) => change(within(meant + by)),
  }
}
