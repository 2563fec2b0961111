import { globalStyle } from '@vanilla-extract/css'

const DURATION = '160ms'

// What is beneath can be pressed while the pages fade.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-old(root), ::view-transition-new(root)', { animationDuration: DURATION })
