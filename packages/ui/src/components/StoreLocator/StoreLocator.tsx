'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ComponentType } from 'react'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { media } from '../../theme/media.js'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.js'
import { Container } from '../Container/Container.js'
import { useNow } from '../OpeningStatus/useNow.js'
import { StoreCard, type StoreData, type StoreService } from '../StoreCard/StoreCard.js'
import { StoreFinder, type StoreFinderProps } from '../StoreFinder/StoreFinder.js'
import type { MapPlace, MapTiles, StoreMapProps } from '../StoreMap/StoreMap.js'
import { useMapOnRequest } from '../StoreMap/useMapOnRequest.js'
import * as css from './StoreLocator.css.js'
import { messages } from './StoreLocator.messages.js'
import { type StoreSort, servicesOf, sortedStores, storeSorts, storesWith } from './storeList.js'
import { StoreLocatorBar } from './StoreLocatorBar.js'
import { StoresFailed, StoresLoading, StoresMissing } from './StoreLocatorStates.js'

export interface StoreLocatorProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect' | 'title'> {
  /** The form above the list; its title is the title of the section. */
  readonly finder: StoreFinderProps
  readonly stores: readonly StoreData[]
  readonly status?: 'ready' | 'loading' | 'failed' | undefined
  /** The searched place (Spec §3 "Geocode result"); the map is centred on it. */
  readonly place?: (MapPlace & { readonly formattedAddress?: string | undefined }) | null | undefined
  /** Services to filter by; by default those of the boutiques. Without scripts they are submitted as `service`. */
  readonly services?: readonly StoreService[] | undefined
  /** Ids of the initially selected services. */
  readonly defaultServices?: readonly string[] | undefined
  readonly onServicesChange?: ((ids: readonly string[]) => void) | undefined
  /** Called when a boutique is selected in the list or on the map. */
  readonly onSelect?: ((id: string) => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Map tiles of a provider; without them the map draws our own outlines. */
  readonly tiles?: MapTiles | undefined
  /** Loads the map component; for tests and hosts with another map. */
  readonly loadMap?: (() => Promise<ComponentType<StoreMapProps>>) | undefined
  /** Instant in ms since 1970 for "Open until 18:30"; without it the browser's clock, after hydration. */
  readonly now?: number | undefined
  readonly slotProps?:
    | {
        readonly bar?: SlotProps<'div'> | undefined
        readonly list?: SlotProps<'ul'> | undefined
        readonly card?: SlotProps<'article'> | undefined
      }
    | undefined
}

/**
 * All boutiques: a search form, a list with all visitor information, and on request a map synchronised with the list.
 */
export function StoreLocator({
  finder,
  stores,
  status = 'ready',
  place = null,
  services = servicesOf(stores),
  defaultServices = [],
  onServicesChange,
  onSelect,
  onRetry,
  tiles,
  loadMap,
  now,
  slotProps,
  className,
  ...rest
}: StoreLocatorProps) {
  const intl = useIntl()
  const mapId = useId()
  const cardLevel = CARD_LEVELS[finder.headingLevel ?? 2]
  const listRef = useRef<HTMLUListElement>(null)
  const countRef = useRef<HTMLParagraphElement>(null)
  const instant = useNow(now) ?? undefined
  const [chosenServices, setChosenServices] = useState(defaultServices)
  const [sort, setSort] = useState<StoreSort | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const { StoreMap, stage, toggle } = useMapOnRequest(loadMap)

  const sorts = storeSorts(stores)
  const order = sort && sorts.includes(sort) ? sort : (sorts[0] ?? null)
  const shown = sortedStores(storesWith(stores, chosenServices), order, intl.locale)
  const selected = shown.find(({ id }) => id === selectedId)

  const filter = (ids: readonly string[]) => {
    setChosenServices(ids)
    onServicesChange?.(ids)
  }
  // The pressed button is removed, so the focus moves to the status.
  const leave = (act: () => void) => () => {
    countRef.current?.focus()
    act()
  }
  const select = (id: string) => {
    setSelectedId(id)
    onSelect?.(id)
  }
  const selectOnMap = (id: string) => {
    select(id)
    // On a small screen the list is out of view, and the card is shown below the map.
    if (!matchMedia(media.desktop).matches) return
    const behavior = matchMedia(media.reducedMotion).matches ? 'auto' : 'smooth'
    listRef.current?.querySelector(`[data-store="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest', behavior })
  }

  return (
    <section aria-label={intl.formatMessage(messages.list)} {...rest} className={clsx(css.root, className)}>
      <Container width="listing">
        <StoreFinder {...finder}>
          {services.length > 0 && (
            <CheckboxGroup
              name="service"
              label={intl.formatMessage(messages.services)}
              mark="none"
              slotProps={{ list: { className: css.services } }}
              options={services.map(({ id, label }) => ({ value: id, label }))}
              value={chosenServices}
              onValueChange={filter}
            />
          )}
          {finder.children}
        </StoreFinder>
        {/* Always rendered, so that a change of its text is announced. */}
        <StoreLocatorBar
          countRef={countRef}
          status={status}
          count={shown.length}
          place={place?.formattedAddress}
          sorts={sorts}
          sort={order}
          onSort={setSort}
          mapId={mapId}
          mapStage={stage}
          onMap={stores.length > 0 ? toggle : undefined}
          slotProps={slotProps}
        />
        {status === 'loading' && <StoresLoading />}
        {status === 'failed' && <StoresFailed onRetry={onRetry && leave(onRetry)} />}
        {status === 'ready' && (
          <div className={clsx(css.body, StoreMap && css.isSplit)}>
            {StoreMap && (
              <div id={mapId} className={css.map}>
                <StoreMap
                  className={css.mapFrame}
                  stores={shown}
                  selectedId={selected?.id ?? null}
                  onSelect={selectOnMap}
                  place={place}
                  tiles={tiles}
                />
                {selected && (
                  <div className={css.chosen}>
                    <StoreCard className={css.chosenCard} store={selected} now={instant} headingLevel={cardLevel} />
                  </div>
                )}
              </div>
            )}
            {shown.length === 0 && (
              <StoresMissing onClear={chosenServices.length > 0 ? leave(() => filter([])) : undefined} />
            )}
            {shown.length > 0 && (
              <ul
                role="list"
                {...slot(clsx(css.list, StoreMap && css.listBesideMap), slotProps?.list)}
                ref={mergeRefs(listRef, slotProps?.list?.ref)}
              >
                {shown.map((store) => (
                  <li key={store.id} data-store={store.id} className={css.item}>
                    <StoreCard
                      {...slotProps?.card}
                      store={store}
                      now={instant}
                      headingLevel={cardLevel}
                      isSelected={StoreMap !== null && store.id === selected?.id}
                      onSelect={StoreMap ? () => select(store.id) : undefined}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Container>
    </section>
  )
}

/** Heading level of a card by that of the form. */
const CARD_LEVELS = { 1: 2, 2: 3, 3: 4 } as const
