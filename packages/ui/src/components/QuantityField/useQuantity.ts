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
  /** What is written while it is no quantity yet: empty, or too many. */
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
  return {
    text: draft ?? String(current),
    current,
    told,
    type: (written: string) => {
      const value = Number(written)
      if (written !== '' && value === within(value)) change(value)
      else setDraft(written)
    },
    /** On leaving: the nearest quantity there is, or the last one when nothing is written. */
    settle: () => {
      if (draft !== null) change(draft === '' || Number.isNaN(Number(draft)) ? current : within(Number(draft)))
    },
    stepBy: (by: number) => change(within(current + by)),
  }
}
