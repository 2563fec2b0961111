import { vars } from '@vitrine/ui/theme/vars'
import { style } from '@vanilla-extract/css'

export const root = style({ paddingBlock: vars.space['12'] })
