import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { text } from '../../theme/text.css.js'

export const root = style({ display: 'grid', gap: vars.space[6], color: vars.color.ink })

export const save = style({ justifySelf: 'start' })

/** Keeps its height, so that nothing moves when the outcome appears. */
export const outcome = style([text.small, { margin: 0, minHeight: '1lh', color: vars.color.ink2 }])

export const failed = style({ color: vars.color.error })
