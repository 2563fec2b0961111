'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { type PageSize, PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.js'
import { Pagination, type PaginationData } from '../Pagination/Pagination.js'
import { ProductGrid } from '../ProductGrid/ProductGrid.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import { RefinementChips } from '../RefinementChips/RefinementChips.js'
import { type RefinementGroup, RefinementPanel } from '../RefinementPanel/RefinementPanel.js'
import { type SortOption, SortSelect } from '../SortSelect/SortSelect.js'
import { counted } from './counted.js'
import * as css from './Listing.css.js'
import { messages } from './Listing.messages.js'

export interface ListingProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  readonly title: string
  readonly text?: string | undefined
  /** Number of products in the whole listing. */
  readonly total: number
  readonly products: readonly ProductTileData[]
  readonly refinements: readonly RefinementGroup[]
  /** Selected refinements; each URL removes its refinement. */
  readonly chips: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string | null
  readonly sort: { readonly options: readonly SortOption[]; readonly selectedId: string }
  /** Empty = the page size is fixed. */
  readonly pageSizes: readonly PageSize[]
  readonly pagination: PaginationData
  /** The search query, on a results page. */
  readonly query?: string | undefined
  readonly status: 'ready' | 'failed'
  readonly retryHref: string
  /** Renders a control in each tile's corner. Must be a stable function: a new one rerenders every tile. */
  readonly renderAction?: ((product: ProductTileData) => ReactNode) | undefined
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h1'> | undefined
        readonly text?: SlotProps<'p'> | undefined
        readonly toolbar?: SlotProps<'div'> | undefined
        readonly results?: SlotProps<'div'> | undefined
      }
    | undefined
}

/** Number of tiles above the fold on a large screen. */
const EAGER_COUNT = 4

/**
 * A category or search result: title, refinements, sorting, tiles, pagination. Every control is a link or a GET form.
 */
export function Listing({
  title,
  text,
  total,
  products,
  refinements,
  chips,
  clearHref,
  sort,
  pageSizes,
  pagination,
  query,
  status,
  retryHref,
  renderAction,
  slotProps,
  className,
  ...rest
}: ListingProps) {
  const intl = useIntl()
  const resultsId = useId()
  const count = useRef<HTMLParagraphElement>(null)
  const isEmpty = status === 'ready' && products.length === 0
  return (
    <section className={clsx(css.root, className)} {...rest}>
      <header className={css.header}>
        <h1 {...slot(css.title, slotProps?.title)}>{title}</h1>
        {text && <p {...slot(css.intro, slotProps?.text)}>{text}</p>}
      </header>
      {status === 'ready' && (
        <div {...slot(css.toolbar, slotProps?.toolbar)}>
          <RefinementPanel groups={refinements} total={total} resultsId={resultsId} />
          <p ref={count} className={css.total} role="status" tabIndex={-1}>
            <FormattedMessage {...messages.total} values={{ total: counted(total) }} />
          </p>
          {!isEmpty && (
            <div className={css.selects}>
              <PageSizeSelect sizes={pageSizes} />
              <SortSelect {...sort} />
            </div>
          )}
        </div>
      )}
      <RefinementChips className={css.chips} chips={chips} clearHref={clearHref} focusHome={() => count.current} />
      <div {...slot(css.results, slotProps?.results)} id={resultsId} tabIndex={-1}>
        {status === 'failed' && <Failed retryHref={retryHref} />}
        {isEmpty && <Nothing query={query} clearHref={clearHref} />}
        {products.length > 0 && (
          <ProductGrid
            products={products}
            label={intl.formatMessage(messages.results)}
            eagerCount={EAGER_COUNT}
            renderAction={renderAction}
          />
        )}
      </div>
      {products.length > 0 && <Pagination pagination={pagination} total={total} />}
    </section>
  )
}

function Failed({ retryHref }: { retryHref: string }) {
  const intl = useIntl()
  return (
    <EmptyState
      role="alert"
      title={intl.formatMessage(messages.failed)}
      action={
        <Button href={retryHref} variant="secondary">
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    />
  )
}

function Nothing({ query, clearHref }: { query: string | undefined; clearHref: string | null }) {
  const intl = useIntl()
  return (
    <EmptyState
      title={query ? intl.formatMessage(messages.emptyQuery, { query }) : intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        clearHref !== null && (
          <Button href={clearHref} variant="secondary">
            <FormattedMessage {...messages.clear} />
          </Button>
        )
      }
    />
  )
}
