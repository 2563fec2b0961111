'use client'

import { useState } from 'react'

interface Quantity {
  readonly quantity?: number | undefined
  readonly defaultQuantity?: number | undefined
  readonly min: number
  readonly max: number
  readonly onQuantityChange?: ((quantity: number) => void) | undefined
}

/** State of the field: the quantity and the uncommitted text. */
export function useQuantity({ quantity, defaultQuantity, min, max, onQuantityChange }: Quantity) {
  const [own, setOwn] = useState(defaultQuantity ?? min)
  /** Uncommitted text: `12` begins with `1`. */
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
    /** On blur or Enter: commits the nearest valid quantity, or restores the last one when the text is empty. */
    settle: () => change(meant),
    stepBy: (by: number) => change(within(meant + by)),
  }
}
