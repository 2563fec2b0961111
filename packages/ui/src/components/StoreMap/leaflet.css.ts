import { globalStyle, style } from '@vanilla-extract/css'
import { primitive } from '../../theme/primitive.js'

/** The element that Leaflet draws into. Below are the required parts of its stylesheet, in our layers. */
export const canvas = style(primitive({ position: 'relative', overflow: 'hidden', outlineOffset: -2 }))

const inside = (selector: string, rule: Parameters<typeof primitive>[0]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${canvas} ${part}`)
      .join(', '),
    primitive(rule),
  )

inside('.leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-pane > svg', {
  position: 'absolute',
  left: 0,
  top: 0,
})
inside('.leaflet-tile, .leaflet-marker-icon', { userSelect: 'none' })
inside('.leaflet-pane > svg', { maxWidth: 'none', maxHeight: 'none', pointerEvents: 'none' })
inside('img.leaflet-tile', { width: 256, height: 256, maxWidth: 'none', padding: 0, mixBlendMode: 'plus-lighter' })
inside('.leaflet-tile', { visibility: 'hidden' })
inside('.leaflet-tile-loaded', { visibility: 'inherit' })
inside('.leaflet-tile-container', { pointerEvents: 'none' })
inside('.leaflet-zoom-box', { display: 'none' })
inside('.leaflet-map-pane', { zIndex: 400 })
inside('.leaflet-tile-pane', { zIndex: 200 })
inside('.leaflet-overlay-pane', { zIndex: 400 })
inside('.leaflet-marker-pane', { zIndex: 600 })
inside('.leaflet-zoom-animated', { transformOrigin: '0 0' })
inside('svg.leaflet-zoom-animated', { willChange: 'transform' })
inside('.leaflet-zoom-anim .leaflet-zoom-animated', { transition: 'transform 250ms cubic-bezier(0, 0, 0.25, 1)' })
inside('.leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile', { transition: 'none' })
inside('.leaflet-zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' })

globalStyle(`${canvas}.leaflet-touch-zoom`, primitive({ touchAction: 'pan-x pan-y' }))
globalStyle(`${canvas}.leaflet-touch-drag`, primitive({ touchAction: 'pinch-zoom' }))
globalStyle(`${canvas}.leaflet-touch-drag.leaflet-touch-zoom`, primitive({ touchAction: 'none' }))
globalStyle(`${canvas}.leaflet-grab`, primitive({ cursor: 'grab' }))
globalStyle(`${canvas}.leaflet-dragging`, primitive({ cursor: 'grabbing' }))
