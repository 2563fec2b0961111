import { text } from '@vitrine/ui/theme/text'
import { vars } from '@vitrine/ui/theme/vars'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space['12'], paddingBlock: vars.space['12'] })

export const title = style([text.h1, { margin: 0 }])

export const lead = style([text.body, { margin: `${vars.space['4']} 0 0`, maxInlineSize: '40rem' }])
