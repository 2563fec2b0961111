import { vars } from '@vitrine/ui/theme/contract.css'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space['8'], color: vars.color.ink })

export const list = style({ display: 'grid', gap: vars.space['3'], margin: 0, padding: 0, listStyle: 'none' })

export const help = style({ display: 'grid', gap: vars.space['4'] })

export const title = style({ margin: 0 })
