import {
  divIcon,
  latLngBounds,
  type LatLngBounds,
  map as createMap,
  marker,
  type Marker,
  point,
  polygon,
  polyline,
  svg,
  tileLayer,
} from 'leaflet'
import { countryLabels } from './countryLabels.js'
import { decodedOutline } from './decodedOutline.js'
import { borders, land, water, WINDOW } from './generated/europe.js'
import { geocodeZoom, type MapPlace } from '../../rules/geocodeZoom.js'
import { pinButton } from './pinButton.js'
import * as css from './StoreMap.css.js'

export interface MapPin {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lng: number
}

interface MapOptions {
  /** URL template of the tiles; null = our own outlines. */
  readonly tiles: string | null
  /** Name of a country in the shopper's language. */
  readonly countryName: (code: string) => string
  readonly onSelect: (id: string) => void
  readonly onZoom: (zoom: { readonly canZoomIn: boolean; readonly canZoomOut: boolean }) => void
}

/** Interface between component and map, independent of Leaflet. */
export interface MapView {
  readonly show: (pins: readonly MapPin[], place: MapPlace | null) => void
  readonly select: (id: string | null) => void
  readonly zoomBy: (steps: 1 | -1) => void
  readonly remove: () => void
}

const FARTHEST = 4
/** Centre of a map without pins. */
const MIDDLE = { lat: 48.5, lng: 8.5 }
/** Zoom levels for the outlines, which have no streets. */
const DRAWING = { opens: 8, nearest: 10 }
const TILES = { opens: 15, nearest: 18 }
const [WEST, SOUTH, EAST, NORTH] = WINDOW
const MARGIN = point(56, 56)
/** Space around a selected pin for its name. */
const NAME_ROOM = point(116, 72)
const PAN_PX = 96
/** Zoom levels at which country names are shown. */
const LABELS = { from: 5, to: 8 }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Draws a map into an element, which must be empty and have a size. */
export function drawMap(element: HTMLElement, { tiles, countryName, onSelect, onZoom }: MapOptions): MapView {
  const depth = tiles === null ? DRAWING : TILES
  const isMoving = !isStill()
  const map = createMap(element, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    scrollWheelZoom: false,
    // On touch screens one finger scrolls the page, two fingers pan the map.
    dragging: !matchMedia('(pointer: coarse)').matches,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
    minZoom: FARTHEST,
    maxZoom: depth.nearest,
    renderer: svg({ padding: 0.5 }),
    maxBoundsViscosity: 1,
    ...(tiles === null && {
      maxBounds: [
        [SOUTH, WEST],
        [NORTH, EAST],
      ],
    }),
  })
  map.on('zoomend', () => {
    const zoom = map.getZoom()
    onZoom({ canZoomIn: zoom < map.getMaxZoom(), canZoomOut: zoom > map.getMinZoom() })
    element.classList.toggle(css.hasLabels, zoom >= LABELS.from && zoom <= LABELS.to)
  })
  map.setView(MIDDLE, FARTHEST, { animate: false })
  if (tiles === null) drawGround(map, countryName)
  else tileLayer(tiles, { maxZoom: depth.nearest }).addTo(map)

  const markers = new Map<string, { readonly marker: Marker; readonly button: HTMLButtonElement }>()
  // Keeps the initial bounds in view when the window is resized, until the map is moved.
  let fit = () => {}
  const keepPlace = () => {
    fit = () => {}
  }
  map.on('dragstart', keepPlace)
  const bring = (id: string) => {
    const found = markers.get(id)
    if (!found) return
    if (!map.getBounds().contains(found.marker.getLatLng())) keepPlace()
    const place = found.marker.getLatLng()
    const animate = !isStill()
    if (map.getBounds().contains(place)) map.panInside(place, { padding: NAME_ROOM, animate })
    else map.panTo(place, { animate })
  }
  let chosen: string | null = null
  const mark = () => {
    for (const [id, { button, marker: placed }] of markers) {
      button.setAttribute('aria-pressed', String(id === chosen))
      placed.setZIndexOffset(id === chosen ? 1000 : 0)
    }
  }
  const resize = new ResizeObserver(() => {
    map.invalidateSize({ animate: false, pan: false })
    fit()
  })
  resize.observe(element)
  const stopListening = listen(element, map, keepPlace)

  return {
    show(pins, place) {
      for (const known of markers.values()) known.marker.remove()
      markers.clear()
      for (const pin of pins) {
        const button = pinButton(pin.name, () => onSelect(pin.id))
        button.addEventListener('focus', () => bring(pin.id))
        const icon = divIcon({ html: button, className: css.pinPlace, iconSize: [44, 44] })
        const placed = marker([pin.lat, pin.lng], { icon, keyboard: false, interactive: false, riseOnHover: true })
        markers.set(pin.id, { button, marker: placed.addTo(map) })
      }
      mark()
      fit = () => {
        if (place) map.setView(place, Math.min(geocodeZoom(place), depth.opens), { animate: false })
        else if (pins.length > 0)
          map.fitBounds(boundsOf(pins), { padding: MARGIN, maxZoom: depth.opens, animate: false })
        else map.setView(MIDDLE, FARTHEST, { animate: false })
      }
      fit()
    },
    select(id) {
      chosen = id
      mark()
      if (id !== null) bring(id)
    },
    zoomBy(steps) {
      keepPlace()
      map.setZoom(map.getZoom() + steps, { animate: !isStill() })
    },
    remove() {
      stopListening()
      resize.disconnect()
      map.remove()
    },
  }
}

type LeafletMap = ReturnType<typeof createMap>

function drawGround(map: LeafletMap, countryName: (code: string) => string): void {
  const shape = { interactive: false, smoothFactor: 1, stroke: false, fill: true }
  polygon(
    land.map(decodedOutline).map((ring) => [ring]),
    { ...shape, className: css.land },
  ).addTo(map)
  polygon(
    water.map(decodedOutline).map((ring) => [ring]),
    { ...shape, className: css.water },
  ).addTo(map)
  polyline(borders.map(decodedOutline), { ...shape, stroke: true, fill: false, className: css.border }).addTo(map)
  for (const [code, [lat, lng]] of Object.entries(countryLabels)) {
    const word = document.createElement('span')
    word.textContent = countryName(code)
    word.ariaHidden = 'true'
    const icon = divIcon({ html: word, className: css.label, iconSize: [0, 0] })
    marker([lat, lng], { icon, keyboard: false, interactive: false, zIndexOffset: -10_000 }).addTo(map)
  }
}

/** Arrow keys pan the map; plus, minus and Ctrl+wheel zoom it. The wheel alone scrolls the page. */
function listen(element: HTMLElement, map: LeafletMap, onMove: () => void): () => void {
  const zoomTo = (zoom: number) => map.setZoom(zoom, { animate: !isStill() })
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => map.panBy([-PAN_PX, 0], { animate: !isStill() }),
    ArrowRight: () => map.panBy([PAN_PX, 0], { animate: !isStill() }),
    ArrowUp: () => map.panBy([0, -PAN_PX], { animate: !isStill() }),
    ArrowDown: () => map.panBy([0, PAN_PX], { animate: !isStill() }),
    '+': () => zoomTo(map.getZoom() + 1),
    '-': () => zoomTo(map.getZoom() - 1),
  }
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove()
    step()
  }
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onMove()
    const step = Math.max(-1, Math.min(1, -event.deltaY / 60))
    if (Math.abs(step) >= 0.5)
      map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() + Math.sign(step), { animate: false })
  }
  element.addEventListener('keydown', onKey)
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    element.removeEventListener('keydown', onKey)
    element.removeEventListener('wheel', onWheel)
  }
}

const boundsOf = (pins: readonly MapPin[]): LatLngBounds =>
  latLngBounds(pins.map(({ lat, lng }): [number, number] => [lat, lng]))
