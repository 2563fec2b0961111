import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.js'
import { primitive } from '../../theme/primitive.js'
import { media } from '../../theme/media.js'
import { brokenImage } from '../CloudImage/brokenImage.js'

const focalX = createVar()
const focalY = createVar()

export const root = style(
  primitive({
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: vars.color.tile,
    color: vars.color.ink2,
  }),
)

/** Lets the image be laid out by the frame. */
export const crops = style({ display: 'contents' })

// `height: 100%` fills a frame of definite height; in other frames it is `auto`, and the aspect ratio applies.
export const image = style(
  primitive({
    // At the top, because banners have their text at the bottom.
    ...brokenImage('insetBlockStart'),
    display: 'block',
    width: '100%',
    height: '100%',
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
  50: '50%',
  60: '60%',
  70: '70%',
  80: '80%',
  90: '90%',
  100: '100%',
}
const ratios = {
  '4:5': '4 / 5',
  '1:1': '1 / 1',
  '16:9': '16 / 9',
  '21:9': '21 / 9',
  '3:4': '3 / 4',
  '3:2': '3 / 2',
  '5:4': '5 / 4',
}

export const portrait = {
  x: styleVariants(steps, (value) => primitive({ vars: { [focalX]: value } })),
  y: styleVariants(steps, (value) => primitive({ vars: { [focalY]: value } })),
  ratio: styleVariants(ratios, (aspectRatio) => primitive({ aspectRatio })),
}

export const landscape = {
  x: styleVariants(steps, (value) => primitive({ '@media': { [media.tablet]: { vars: { [focalX]: value } } } })),
  y: styleVariants(steps, (value) => primitive({ '@media': { [media.tablet]: { vars: { [focalY]: value } } } })),
  ratio: styleVariants(ratios, (aspectRatio) => primitive({ '@media': { [media.tablet]: { aspectRatio } } })),
}
