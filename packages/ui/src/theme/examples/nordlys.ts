import type { BrandTokens } from '../brandTokens.js'

/** Nordlys, an invented retailer: cool white, deep petrol, a warm accent; rounded corners, light type. */
export const nordlys: BrandTokens = {
  name: 'nordlys',
  color: {
    bg: '#F3F7F8',
    surface: '#FFFFFF',
    ink: '#0E2329',
    ink2: '#47606A',
    accent: '#0F5566',
    accent2: '#C98B4B',
    cta: '#0F4C5C',
    line: '#D3DFE3',
    control: '#6F8891',
    tile: '#E6EEF0',
    bar: '#0F4C5C',
    barInk: '#F3F7F8',
    barAccent: '#F0C999',
  },
  font: {
    heading: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  },
  size: 'sans',
  weight: { heading: '300' },
  radius: { control: '26px', card: '4px' },
  surfaces: { tint: '#E3EEF1' },
}
