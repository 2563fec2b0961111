import { itemsUnavailable } from '@vitrine/commerce-client/domain/basket/itemsUnavailable'
import type { ProductsState } from '@vitrine/commerce-client/hooks/useProducts'
import type { CartLineData } from '@vitrine/ui/CartLine'
import { useState } from 'react'
import { useLater } from '../useLater.js'

export interface UnavailableLinesProps {
  readonly lines: readonly CartLineData[]
  readonly known: ProductsState
  readonly onRemove: (itemId: string) => void
}

const loadQuestion = async () => (await import('./ItemsUnavailable.lazy.js')).ItemsUnavailable

/** Asks once per opening of the cart about unavailable lines; the dialog is loaded on demand. */
export function UnavailableLines({ lines, known, onRemove }: UnavailableLinesProps) {
  const { products, isLoading, error } = known
  const [isAnswered, setIsAnswered] = useState(false)
  const isAnswerWhole = !isLoading && error === undefined
  const gone = itemsUnavailable(
    lines,
    new Map(lines.map(({ productId }) => [productId, products.get(productId) ?? null])),
  )
  const isAsked = isAnswerWhole && gone.length > 0 && !isAnswered
  // If the dialog fails to load, the lines are still marked as out of stock and can be removed manually.
  const [Question] = useLater(isAsked, loadQuestion)

  const remove = () => {
    setIsAnswered(true)
    for (const { itemId } of gone) onRemove(itemId)
  }
  return Question && <Question isOpen={isAsked} lines={gone} onRemove={remove} onClose={() => setIsAnswered(true)} />
}
