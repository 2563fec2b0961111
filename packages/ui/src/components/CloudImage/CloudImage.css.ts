import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { primitive } from '../../theme/primitive.js'

const focalX = createVar()
const focalY = createVar()

export const root = style(
  primitive({
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    objectPosition: `${focalX} ${focalY}`,
    vars: { [focalX]: '50%', [focalY]: '50%' },
  }),
)

const steps = {
  0: '0%',
  10: '10%',
  20: '20%',
  30: '30%',
  40: '40%',
  60: '60%',
  70: '70%',
  80: '80%',
  90: '90%',
  100: '100%',
}

export const x = styleVariants(steps, (value) => primitive({ vars: { [focalX]: value } }))
export const y = styleVariants(steps, (value) => primitive({ vars: { [focalY]: value } }))

export const ratio = styleVariants({
  '4:5': primitive({ aspectRatio: '4 / 5' }),
  '1:1': primitive({ aspectRatio: '1 / 1' }),
  '16:9': primitive({ aspectRatio: '16 / 9' }),
  '21:9': primitive({ aspectRatio: '21 / 9' }),
  '3:4': primitive({ aspectRatio: '3 / 4' }),
  '3:2': primitive({ aspectRatio: '3 / 2' }),
  '5:4': primitive({ aspectRatio: '5 / 4' }),
})
