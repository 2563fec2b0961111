'use client'

import { type ComponentPropsWithRef, memo, type ReactNode, type Ref, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { CartLine, type CartLineData } from '../CartLine/CartLine.js'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import { formatPrice } from '../Price/formatPrice.js'
import * as css from './ShoppingCartOverlay.css.js'
import { messages } from './ShoppingCartOverlay.messages.js'

export interface ShoppingCartOverlayProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly lines: readonly CartLineData[]
  /** Order total in major units. */
  readonly total: number | null
  /** ISO 4217 code. */
  readonly currency: string
  /** Replaces 'incl. VAT'. */
  readonly vatNote?: ReactNode
  readonly onQuantityChange: (itemId: string, quantity: number) => void
  readonly onRemove: (itemId: string) => void
  /** The three actions; each closes the overlay. */
  readonly onCheckout: () => void
  readonly onGoToCart: () => void
  readonly onContinue: () => void
  readonly onRetry: () => void
  readonly checkoutHref: string
  readonly cartHref: string
  /** A message above the lines, for example about a failed change. */
  readonly banner?: ReactNode
  readonly renderWishlist?: ((line: CartLineData) => ReactNode) | undefined
  readonly slotProps?:
    | {
        readonly lines?: SlotProps<'ul'> | undefined
        readonly footer?: SlotProps<'div'> | undefined
        readonly total?: SlotProps<'p'> | undefined
      }
    | undefined
}

/**
 * Contents of the flyout 'Shopping Cart': lines, total and actions. When a focused line is removed, the first remaining
 * button takes the focus. Spec §2 "Mini-cart overlay".
 */
export function ShoppingCartOverlay({
  status,
  lines,
  total,
  currency,
  vatNote,
  onQuantityChange,
  onRemove,
  onCheckout,
  onGoToCart,
  onContinue,
  onRetry,
  checkoutHref,
  cartHref,
  banner,
  renderWishlist,
  slotProps,
  ...rest
}: ShoppingCartOverlayProps) {
  const root = useRef<HTMLDivElement>(null)
  const watched = useFocusRescue(() => root.current?.querySelector('button'))
  const isFilled = status === 'ready' && lines.length > 0
  return (
    <div {...mergeProps({ className: css.root }, rest)} ref={mergeRefs(root, rest.ref)}>
      {banner}
      {status === 'loading' && <CartSkeleton />}
      {status === 'failed' && <Failed onRetry={onRetry} />}
      {status === 'ready' && lines.length === 0 && <Empty onContinue={onContinue} />}
      {isFilled && (
        <ul role="list" {...slot(css.lines, slotProps?.lines)}>
          {lines.map((line) => (
            <Line
              key={line.itemId}
              watched={watched}
              line={line}
              onQuantityChange={onQuantityChange}
              onRemove={onRemove}
              renderWishlist={renderWishlist}
            />
          ))}
        </ul>
      )}
      {isFilled && (
        <div {...slot(css.footer, slotProps?.footer)}>
          {total !== null && Number.isFinite(total) && (
            <Total total={total} currency={currency} note={vatNote} given={slotProps?.total} />
          )}
          <Button href={checkoutHref} onClick={onCheckout}>
            <FormattedMessage {...messages.checkout} />
          </Button>
          <Button href={cartHref} variant="secondary" onClick={onGoToCart}>
            <FormattedMessage {...messages.goToCart} />
          </Button>
        </div>
      )}
    </div>
  )
}

type LineProps = Pick<ShoppingCartOverlayProps, 'onQuantityChange' | 'onRemove' | 'renderWishlist'> & {
  readonly line: CartLineData
  readonly watched: Ref<HTMLLIElement>
}

/** Rerenders only when its own line or handlers change. */
const Line = memo(function Line({ line, watched, onQuantityChange, onRemove, renderWishlist }: LineProps) {
  return (
    <li ref={watched} className={css.line}>
      <CartLine line={line} onQuantityChange={onQuantityChange} onRemove={onRemove} wishlist={renderWishlist?.(line)} />
    </li>
  )
})

interface TotalProps {
  readonly total: number
  readonly currency: string
  readonly note: ReactNode
  readonly given: SlotProps<'p'> | undefined
}

function Total({ total, currency, note, given }: TotalProps) {
  const intl = useIntl()
  return (
    <p role="status" {...slot(css.total, given)}>
      <FormattedMessage {...messages.total} /> <span className={css.amount}>{formatPrice(intl, total, currency)}</span>{' '}
      <span className={css.note}>{note ?? <FormattedMessage {...messages.inclVat} />}</span>
    </p>
  )
}

function Empty({ onContinue }: { onContinue: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      title={intl.formatMessage(messages.empty)}
      action={
        <Button variant="secondary" onClick={onContinue}>
          <FormattedMessage {...messages.continueShopping} />
        </Button>
      }
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      role="alert"
      title={intl.formatMessage(messages.failed)}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    />
  )
}

/** Exported for the title of the flyout. */
export { messages as shoppingCartMessages }
