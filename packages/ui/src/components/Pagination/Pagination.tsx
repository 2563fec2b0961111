'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { Icon } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import { counted } from '../Listing/counted.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import * as css from './Pagination.css.js'
import { messages } from './Pagination.messages.js'

/** The pages of a listing and their URLs. */
export interface PaginationData {
  /** Starts at 1. */
  readonly page: number
  readonly pageCount: number
  /** Page numbers to show, in order; a gap is rendered as an ellipsis. */
  readonly hrefFor: readonly { readonly page: number; readonly href: string }[]
  readonly previousHref: string | null
  readonly nextHref: string | null
  /** URL of the listing with one more step; null = nothing more, or numbered pages instead. */
  readonly showMoreHref: string | null
  /** Number of products on the page. */
  readonly shownCount: number
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  readonly pagination: PaginationData
  /** Number of products in the whole listing. */
  readonly total: number
  readonly slotProps?: { readonly shown?: SlotProps<'p'> | undefined } | undefined
}

/**
 * 'Show more' or page numbers, as links. When the last 'Show more' is removed, the count takes the focus. Renders
 * nothing for a single page.
 */
export function Pagination({ pagination, total, slotProps, className, ...rest }: PaginationProps) {
  const intl = useIntl()
  const shown = useRef<HTMLParagraphElement>(null)
  const showMore = useFocusRescue(() => shown.current)
  const { pageCount, showMoreHref, shownCount } = pagination
  if (pageCount <= 1 && showMoreHref === null) return null
  return (
    <nav aria-label={intl.formatMessage(messages.label)} className={clsx(css.root, className)} {...rest}>
      <p {...slot(css.shown, slotProps?.shown)} ref={mergeRefs(shown, slotProps?.shown?.ref)} tabIndex={-1}>
        <FormattedMessage {...messages.shown} values={{ shown: counted(shownCount), total: counted(total) }} />
      </p>
      {showMoreHref !== null ? (
        <Button ref={showMore} href={showMoreHref} variant="secondary">
          <FormattedMessage {...messages.showMore} />
        </Button>
      ) : (
        pagination.hrefFor.length > 0 && <PageNumbers {...pagination} />
      )}
    </nav>
  )
}

function PageNumbers({ page, hrefFor, previousHref, nextHref }: PaginationData) {
  const intl = useIntl()
  return (
    <ul role="list" className={css.list}>
      {previousHref !== null && (
        <li>
          <Link className={css.link} href={previousHref} rel="prev" aria-label={intl.formatMessage(messages.previous)}>
            <Icon name="chevronLeft" />
          </Link>
        </li>
      )}
      {hrefFor.map((entry, index) => (
        <PageNumber key={entry.page} {...entry} isCurrent={entry.page === page} before={hrefFor[index - 1]?.page} />
      ))}
      {nextHref !== null && (
        <li>
          <Link className={css.link} href={nextHref} rel="next" aria-label={intl.formatMessage(messages.next)}>
            <Icon name="chevronRight" />
          </Link>
        </li>
      )}
    </ul>
  )
}

function PageNumber({
  page,
  href,
  isCurrent,
  before,
}: {
  page: number
  href: string
  isCurrent: boolean
  before: number | undefined
}) {
  const intl = useIntl()
  return (
    <>
      {before !== undefined && page - before > 1 && (
        <li className={css.gap} aria-hidden="true">
          …
        </li>
      )}
      <li>
        <Link
          className={css.link}
          href={href}
          aria-label={intl.formatMessage(messages.page, { page })}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {intl.formatNumber(page)}
        </Link>
      </li>
    </>
  )
}
