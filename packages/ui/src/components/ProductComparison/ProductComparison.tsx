'use client'

import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { Checkbox } from '../Checkbox/Checkbox.js'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { useFocusRescue } from '../Listing/useFocusRescue.js'
import type { ProductTileData } from '../ProductTile/ProductTile.js'
import type { SpecificationGroup } from '../SpecificationTable/SpecificationTable.js'
import { ComparisonHead } from './ComparisonHead.js'
import { ComparisonRows } from './ComparisonRows.js'
import { type ComparedGroup, comparedRows } from './comparedRows.js'
import * as css from './ProductComparison.css.js'
import { messages } from './ProductComparison.messages.js'
import { useOverflows } from './useOverflows.js'

/** A product and its details. */
export interface ComparisonItem {
  readonly product: ProductTileData
  readonly specifications: readonly SpecificationGroup[]
}

export interface ProductComparisonProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Two to four; with more, the first four are shown. */
  readonly items: readonly ComparisonItem[]
  readonly onRemove: (productId: string) => void
  /** Link or button to add a product; shown while there is space for one. */
  readonly add?: ReactNode
  readonly slotProps?:
    | {
        readonly tools?: SlotProps<'div'> | undefined
        readonly table?: SlotProps<'table'> | undefined
      }
    | undefined
}

const MAX_ITEMS = 4

/**
 * Comparison table of products: a row per detail, differences marked with a text. It scrolls horizontally when
 * necessary, with a sticky head. Content of the flyout `productComparison` (Spec §2 "Flyouts"); it relies on the
 * flyout's padding, so outside of it add your own. Load it with `import()`.
 */
export function ProductComparison({ items, onRemove, add, slotProps, className, ...rest }: ProductComparisonProps) {
  const root = useRef<HTMLDivElement>(null)
  const watched = useFocusRescue(() => root.current?.querySelector('button') ?? root.current)
  const [isShort, setIsShort] = useState(false)
  const shown = items.slice(0, MAX_ITEMS)
  const groups = comparedRows(shown.map(({ specifications }) => specifications))
  const isOne = shown.length === 1
  return (
    <section {...rest} className={clsx(css.root, className)}>
      <div ref={root} tabIndex={-1} className={css.body}>
        {shown.length === 0 ? (
          <Nothing add={add} />
        ) : (
          <>
            <div {...slot(css.tools, slotProps?.tools)}>
              {isOne ? (
                <p className={css.note}>
                  <FormattedMessage {...messages.one} />
                </p>
              ) : (
                <Differences groups={groups} isShort={isShort} onToggle={setIsShort} />
              )}
              {shown.length < MAX_ITEMS && add && <div className={css.add}>{add}</div>}
            </div>
            <ScrollRegion count={shown.length}>
              <table {...slot(clsx(css.table, css.columns[columnCount(shown.length)]), slotProps?.table)}>
                <caption className={visuallyHidden}>
                  <FormattedMessage {...messages.label} values={{ count: shown.length }} />
                </caption>
                <ComparisonHead products={shown.map(({ product }) => product)} onRemove={onRemove} watched={watched} />
                {(isShort && !isOne ? onlyDiffering(groups) : groups).map((group) => (
                  <ComparisonRows key={group.id} group={group} count={shown.length} />
                ))}
              </table>
            </ScrollRegion>
          </>
        )}
      </div>
    </section>
  )
}

/** Limited to the numbers that have a class. */
const columnCount = (count: number) => (count === 1 || count === 2 || count === 3 ? count : MAX_ITEMS)

function onlyDiffering(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

interface DifferencesProps {
  readonly groups: readonly ComparedGroup[]
  readonly isShort: boolean
  readonly onToggle: (isShort: boolean) => void
}

/** Number of differing details, announced when products change, and the switch that hides the others. */
function Differences({ groups, isShort, onToggle }: DifferencesProps) {
  const intl = useIntl()
  const rows = groups.flatMap((group) => group.rows)
  const count = rows.filter(({ differs }) => differs).length
  return (
    <>
      {count > 0 && (
        <Checkbox
          role="switch"
          aria-checked={isShort}
          mark="none"
          label={intl.formatMessage(messages.onlyDifferences)}
          checked={isShort}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
      )}
      <p role="status" className={css.note}>
        {count === 0 ? (
          <FormattedMessage {...messages.same} />
        ) : (
          <FormattedMessage {...messages.differ} values={{ count, total: rows.length }} />
        )}
      </p>
    </>
  )
}

/** A scroll container that is focusable when its content overflows. */
function ScrollRegion({ count, children }: { count: number; children: ReactNode }) {
  const intl = useIntl()
  const region = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(region)
  return (
    <div
      ref={region}
      role="region"
      aria-label={intl.formatMessage(messages.label, { count })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={overflows ? 0 : undefined}
      className={css.region}
    >
      {children}
    </div>
  )
}

function Nothing({ add }: { add: ReactNode }) {
  const intl = useIntl()
  return (
    <EmptyState title={intl.formatMessage(messages.none)} text={intl.formatMessage(messages.noneText)} action={add} />
  )
}
