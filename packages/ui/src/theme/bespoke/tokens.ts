import { fontStacks } from '../fontStacks.js'
import { onImage } from '../onImage.js'
import type { ThemeTokens } from '../themeTokens.js'
import { sansScale } from '../typeScale.js'

/** Official retailer of a partner brand: deep green and gold, sans serif only. */
export const bespokeTokens: ThemeTokens = {
  color: {
    ...onImage,
    bg: '#FFFFFF',
    surface: '#F6F6F4',
    ink: '#212121',
    ink2: '#5A5A5A',
    accent: '#12573C',
    accent2: '#A37E2C',
    overline: '#83641F',
    cta: '#12573C',
    ctaText: '#FFFFFF',
    ctaHover: '#0B3B29',
    line: '#D4D4D4',
    control: '#7F7F7F',
    error: '#9B1C1C',
    ok: '#2F5D3A',
    tile: '#F4F4F2',
    bar: '#0B3B29',
    barInk: '#FFFFFF',
    barAccent: '#DCBD7C',
    backdrop: 'rgba(11, 59, 41, 0.4)',
    focus: '#212121',
  },
  font: { heading: fontStacks.libreFranklin, body: fontStacks.libreFranklin },
  size: sansScale,
  weight: { heading: '300', body: '400', medium: '500' },
  radius: { control: '2px', card: '0' },
}
