import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.js'
import { fluid, rem } from './fluid.js'
import { media } from './media.js'

const root = ':root'

createGlobalTheme(root, vars.space, {
  '0': '0',
  '1': rem(4),
  '2': rem(8),
  '3': rem(12),
  '4': rem(16),
  '6': rem(24),
  '8': rem(32),
  '12': rem(48),
  '16': rem(64),
  '24': rem(96),
  '32': rem(128),
  '40': rem(160),
})
createGlobalTheme(root, vars.lineHeight, {
  display: '1.05',
  h1: '1.1',
  h2: '1.15',
  h3: '1.25',
  lead: '1.5',
  body: '1.6',
  small: '1.5',
  caption: '1.4',
  overline: '1.3',
})
createGlobalTheme(root, vars.tracking, { tight: '-0.01em', normal: '0', wide: '0.04em', overline: '0.12em' })
createGlobalTheme(root, vars.motion, {
  fast: '150ms',
  base: '250ms',
  slow: '400ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
})
createGlobalTheme(root, vars.shadow, {
  raised: '0 4px 24px rgba(0, 0, 0, 0.1)',
  flyout: '0 8px 40px rgba(0, 0, 0, 0.12)',
})
createGlobalTheme(root, vars.layout, {
  max: '1920px',
  text: '1440px',
  listing: '1680px',
  header: '122px',
  headerLarge: '88px',
  gutter: '16px',
  margin: '20px',
  section: fluid(72, 128),
  lead: fluid(40, 64),
})

globalStyle(root, {
  '@media': {
    [media.tablet]: { vars: { [vars.layout.gutter]: '24px', [vars.layout.margin]: '32px' } },
    [media.desktop]: {
      vars: {
        [vars.layout.gutter]: '32px',
        [vars.layout.margin]: 'clamp(64px, max(5vw, (100vw - 1680px) / 2), 120px)',
      },
    },
    [media.reducedMotion]: {
      vars: { [vars.motion.fast]: '1ms', [vars.motion.base]: '1ms', [vars.motion.slow]: '1ms' },
    },
  },
})
