'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import type { StoreData } from '../StoreCard/StoreCard.js'
import type { MapPlace } from '../../rules/geocodeZoom.js'
import { canvas } from './leaflet.css.js'
import type { MapView } from './leafletMap.js'
import * as css from './StoreMap.css.js'
import { messages } from './StoreMap.messages.js'

export type { MapPlace } from '../../rules/geocodeZoom.js'

/** Map tiles of a third party: chosen by the host, which must allow them in its content security policy. */
export interface MapTiles {
  /** `https://tiles.example/{z}/{x}/{y}.png` */
  readonly url: string
  /** Attribution required by the provider. */
  readonly attribution: string
  readonly attributionHref?: string | undefined
}

export interface StoreMapProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSelect'> {
  /** Boutiques without a position have no pin. */
  readonly stores: readonly Pick<StoreData, 'id' | 'name' | 'position'>[]
  readonly selectedId?: string | null | undefined
  readonly onSelect?: ((id: string) => void) | undefined
  /** Initial position (Spec §3 "Geocode result"); without it all pins are in view. */
  readonly place?: MapPlace | null | undefined
  /** Without tiles the map draws our own outlines of Europe and sends no requests. */
  readonly tiles?: MapTiles | undefined
  readonly slotProps?: { readonly canvas?: SlotProps<'div'> | undefined } | undefined
}

/**
 * Boutiques as pins on a map. Always accompany it with a list. Leaflet and the outlines load when it is rendered; load
 * the component itself with `import()` on request.
 */
export function StoreMap({
  stores,
  selectedId = null,
  onSelect,
  place = null,
  tiles,
  slotProps,
  className,
  ...rest
}: StoreMapProps) {
  const intl = useIntl()
  const endId = useId()
  const element = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [zoom, setZoom] = useState({ canZoomIn: true, canZoomOut: true })
  const select = useEffectEvent((id: string) => onSelect?.(id))
  const countryName = useEffectEvent((code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? '')
  const tileUrl = tiles?.url ?? null

  useEffect(() => {
    let isGone = false
    let drawn: MapView | undefined
    const draw = async () => {
      const { drawMap } = await import('./leafletMap.js')
      if (isGone || !element.current) return
      drawn = drawMap(element.current, {
        tiles: tileUrl,
        countryName: (code) => countryName(code),
        onSelect: (id) => select(id),
        onZoom: setZoom,
      })
      setView(drawn)
    }
    // Offline, or a newer version is deployed: the list contains the same data.
    draw().catch(() => setHasFailed(true))
    return () => {
      isGone = true
      drawn?.remove()
      setView(null)
    }
  }, [tileUrl])

  const pins = useStable(
    stores
      .flatMap(({ id, name, position }) => (position && isOnMap(position) ? [{ id, name, ...position }] : []))
      // From north to south, independent of the order of the list, so that sorting does not move the map.
      .sort((a, b) => b.lat - a.lat || (a.id < b.id ? -1 : 1)),
  )
  const placed = useStable(place && isOnMap(place) ? place : null)
  useEffect(() => view?.show(pins, placed), [view, pins, placed])
  useEffect(() => view?.select(selectedId), [view, selectedId])

  return (
    <section aria-label={intl.formatMessage(messages.label)} {...rest} className={clsx(css.root, className)}>
      <a href={`#${endId}`} className={css.skip}>
        <FormattedMessage {...messages.skip} />
      </a>
      <div
        // Arrow keys pan the map; `application` makes screen readers pass them through.
        role="application"
        aria-label={intl.formatMessage(messages.keys)}
        aria-busy={view === null && !hasFailed}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is operated by keys
        tabIndex={0}
        {...slot(clsx(canvas, css.canvas), slotProps?.canvas)}
        ref={mergeRefs(element, slotProps?.canvas?.ref)}
      />
      {hasFailed && (
        <p role="status" className={css.notice}>
          <FormattedMessage {...messages.failed} />
        </p>
      )}
      {view && (
        <div className={css.controls}>
          <IconButton
            icon="plus"
            label={intl.formatMessage(messages.zoomIn)}
            aria-disabled={!zoom.canZoomIn}
            className={css.zoom}
            onClick={() => zoom.canZoomIn && view.zoomBy(1)}
          />
          <IconButton
            icon="minus"
            label={intl.formatMessage(messages.zoomOut)}
            aria-disabled={!zoom.canZoomOut}
            className={css.zoom}
            onClick={() => zoom.canZoomOut && view.zoomBy(-1)}
          />
        </div>
      )}
      <p className={css.credit}>
        <Credit tiles={tiles} />
      </p>
      <span id={endId} tabIndex={-1} />
    </section>
  )
}

function Credit({ tiles }: Pick<StoreMapProps, 'tiles'>) {
  if (!tiles) return <FormattedMessage {...messages.credit} />
  if (tiles.attributionHref === undefined) return tiles.attribution
  return (
    <Link href={tiles.attributionHref} variant="underline" opensNewTab>
      {tiles.attribution}
    </Link>
  )
}

/** Whether a position is valid; Leaflet throws on invalid ones from the data. */
const isOnMap = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
  Math.abs(lat) <= 85 && Math.abs(lng) <= 180

/** Returns the previous object while the value is deeply equal, so that a rerender does not move the map. */
function useStable<Value>(value: Value): Value {
  const [known, setKnown] = useState(value)
  if (known === value || JSON.stringify(known) === JSON.stringify(value)) return known
  setKnown(value)
  return value
}
