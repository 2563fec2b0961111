'use client'

import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { InlineSelect } from '../InlineSelect/InlineSelect.js'
import * as css from './StoreLocator.css.js'
import { messages } from './StoreLocator.messages.js'
import type { StoreSort } from './storeList.js'

interface StoreLocatorBarProps {
  readonly countRef: RefObject<HTMLParagraphElement | null>
  readonly status: 'ready' | 'loading' | 'failed'
  readonly count: number
  readonly place: string | undefined
  readonly sorts: readonly StoreSort[]
  readonly sort: StoreSort | null
  readonly onSort: (sort: StoreSort) => void
  readonly mapId: string
  readonly mapStage: 'hidden' | 'loading' | 'shown' | 'failed'
  readonly onMap: (() => void) | undefined
  readonly slotProps: { readonly bar?: SlotProps<'div'> | undefined } | undefined
}

/** Number of boutiques, sort order, and the map button. */
export function StoreLocatorBar(props: StoreLocatorBarProps) {
  const { countRef, status, count, place, sorts, sort, onSort, mapId, mapStage, onMap, slotProps } = props
  const intl = useIntl()
  const isHydrated = useIsHydrated()
  const isReady = status === 'ready'
  const isShown = mapStage === 'shown'
  return (
    <div {...slot(clsx(status !== 'failed' && css.bar), slotProps?.bar)}>
      <p ref={countRef} role="status" tabIndex={-1} className={css.count}>
        {status === 'loading' && <FormattedMessage {...messages.loading} />}
        {isReady && place && <FormattedMessage {...messages.countNear} values={{ count, place }} />}
        {isReady && !place && <FormattedMessage {...messages.count} values={{ count }} />}
      </p>
      {isReady && isHydrated && sort && (
        <InlineSelect
          isQuiet
          label={intl.formatMessage(messages.sort)}
          value={sort}
          options={sorts.map((value) => ({ value, label: intl.formatMessage(sortNames[value]) }))}
          onChange={({ currentTarget }) => onSort(sorts.find((known) => known === currentTarget.value) ?? sort)}
        />
      )}
      {isReady && isHydrated && onMap && (
        <Button
          variant="secondary"
          isBusy={mapStage === 'loading'}
          aria-expanded={isShown}
          aria-controls={isShown ? mapId : undefined}
          onClick={onMap}
        >
          <FormattedMessage {...(isShown ? messages.hideMap : messages.showMap)} />
        </Button>
      )}
      <p role="status" className={css.note}>
        {mapStage === 'failed' && <FormattedMessage {...messages.mapFailed} />}
      </p>
    </div>
  )
}

const sortNames = {
  distance: messages.byDistance,
  name: messages.byName,
  city: messages.byCity,
} as const satisfies Record<StoreSort, object>
