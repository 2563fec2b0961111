import { vars } from '@vitrine/ui/theme/vars'
import { style } from '@vanilla-extract/css'

export const root = style({ paddingBlock: vars.space[12] })

export const lead = style({ marginBlock: `${vars.space[4]} ${vars.space[8]}`, maxInlineSize: '40rem' })
