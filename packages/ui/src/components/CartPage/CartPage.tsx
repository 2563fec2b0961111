'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, memo, type ReactNode, type Ref, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { text } from '../../theme/text.css.js'
import { Button } from '../Button/Button.js'
import { CartLine, type CartLineData } from '../CartLine/CartLine.js'
import { CartSkeleton } from '../CartSkeleton/CartSkeleton.js'
import { Container } from '../Container/Container.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import * as css from './CartPage.css.js'
import { messages } from './CartPage.messages.js'

export interface CartPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly lines: readonly CartLineData[]
  readonly onQuantityChange: (itemId: string, quantity: number) => void
  readonly onRemove: (itemId: string) => void
  readonly onRetry: () => void
  /** Where an empty cart leads. */
  readonly continueHref: string
  /** Beside the lines: totals, coupons and the way to the checkout. */
  readonly summary?: ReactNode
  /** Below the summary: services, ways to get help. */
  readonly services?: ReactNode
  /** Above the lines, for example a message about a failed change. */
  readonly banner?: ReactNode
  /** Replaces the placeholder of the lines where scripts are off. */
  readonly withoutScript?: ReactNode
  /** Below an empty cart. */
  readonly suggestions?: ReactNode
  readonly renderWishlist?: ((line: CartLineData) => ReactNode) | undefined
  /** Controls of a line where scripts are off, when the server renders the lines. */
  readonly renderWithoutScript?: ((line: CartLineData) => ReactNode) | undefined
}

/**
 * The page of the cart: lines beside their summary, and below each other on phones. When a focused line is removed, the
 * title takes the focus. Spec §2 "/cart".
 */
export function CartPage({
  status,
  lines,
  onQuantityChange,
  onRemove,
  onRetry,
  continueHref,
  summary,
  services,
  banner,
  withoutScript,
  suggestions,
  renderWishlist,
  renderWithoutScript,
  className,
  ...rest
}: CartPageProps) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const watched = useFocusRescue(() => heading.current)
  const isFilled = status === 'ready' && lines.length > 0
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div {...rest} className={clsx(css.root, className)}>
      <Container width="listing" className={css.content}>
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1} className={clsx(text.h1, css.title)}>
            <FormattedMessage {...messages.title} />
          </h1>
          <p role="status" className={clsx(text.small, css.count)}>
            {isFilled && <FormattedMessage {...messages.count} values={{ count }} />}
          </p>
        </div>
        {banner}
        {status === 'loading' && (
          <>
            <div className={clsx(css.columns, css.waiting)}>
              <CartSkeleton className={css.lines} />
            </div>
            {withoutScript && <div className={css.withoutScript}>{withoutScript}</div>}
          </>
        )}
        {status === 'failed' && (
          <EmptyState
            role="alert"
            title={intl.formatMessage(messages.failed)}
            action={
              <Button variant="secondary" onClick={onRetry}>
                <FormattedMessage {...messages.retry} />
              </Button>
            }
          />
        )}
        {status === 'ready' && lines.length === 0 && (
          <EmptyState
            title={intl.formatMessage(messages.empty)}
            text={intl.formatMessage(messages.emptyText)}
            action={
              <Button href={continueHref} variant="secondary">
                <FormattedMessage {...messages.continueShopping} />
              </Button>
            }
          />
        )}
        {isFilled && (
          <div className={css.columns}>
            <ul role="list" aria-label={intl.formatMessage(messages.title)} className={css.lines}>
              {lines.map((line) => (
                <Line
                  key={line.itemId}
                  watched={watched}
                  line={line}
                  onQuantityChange={onQuantityChange}
                  onRemove={onRemove}
                  renderWishlist={renderWishlist}
                  renderWithoutScript={renderWithoutScript}
                />
              ))}
            </ul>
            <div className={css.aside}>
              {summary}
              {services}
            </div>
          </div>
        )}
      </Container>
      {status === 'ready' && lines.length === 0 && suggestions}
    </div>
  )
}

type LineProps = Pick<CartPageProps, 'onQuantityChange' | 'onRemove' | 'renderWishlist' | 'renderWithoutScript'> & {
  readonly line: CartLineData
  readonly watched: Ref<HTMLLIElement>
}

/** Rerenders only when its own line or handlers change. */
const Line = memo(function Line({
  line,
  watched,
  onQuantityChange,
  onRemove,
  renderWishlist,
  renderWithoutScript,
}: LineProps) {
  return (
    <li ref={watched} className={css.line}>
      <CartLine
        size="large"
        headingLevel={2}
        line={line}
        onQuantityChange={onQuantityChange}
        onRemove={onRemove}
        wishlist={renderWishlist?.(line)}
        withoutScript={renderWithoutScript?.(line)}
      />
    </li>
  )
})
