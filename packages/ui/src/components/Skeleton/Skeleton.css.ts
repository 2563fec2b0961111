import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } })

export const root = style(
  primitive({
    display: 'block',
    width: '100%',
    backgroundColor: vars.color.line,
    animation: `${breathe} 1.8s ease-in-out infinite`,
  }),
)

export const variant = styleVariants({
  text: primitive({ height: '0.75em', marginBlock: '0.425em' }),
  title: primitive({ height: '1.5em', width: '60%' }),
  image: primitive({ aspectRatio: '4 / 5' }),
  control: primitive({ height: vars.space['12'] }),
})
