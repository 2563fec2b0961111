import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'
import { brokenImage } from './brokenImage.js'
import { ground } from './ground.css.js'

const focalX = createVar()
const focalY = createVar()

export const root = style(
  primitive({
    ...brokenImage('insetBlockEnd'),
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

const ratios = {
  '4:5': '4 / 5',
  '1:1': '1 / 1',
  '16:9': '16 / 9',
  '21:9': '21 / 9',
  '3:4': '3 / 4',
  '3:2': '3 / 2',
  '5:4': '5 / 4',
}

// A cropped image fills its frame, so the tile background shows only until it loads; it would stay visible behind a
// cut-out.
export const ratio = styleVariants(ratios, (aspectRatio) =>
  primitive({ aspectRatio, backgroundColor: fallbackVar(ground, vars.color.tile) }),
)
