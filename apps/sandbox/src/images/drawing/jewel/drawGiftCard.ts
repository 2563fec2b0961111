import type { DesignRef } from '../../../seed/seedTypes.js'
import { mix } from '../colour.js'
import { lettering } from '../../logos/lettering.js'
import { metalBar, metalColour } from '../metal.js'
import { tone } from '../palette.js'
import { type Sheet, blur, linear, place } from '../sheet.js'

/** A card with an embossed name that leaves its lined envelope, centred on 0,0. */
export function drawGiftCard(sheet: Sheet, design: DesignRef, brand: string): string {
  return place(
    envelopeBack(sheet, design) + place(card(sheet, design, brand), 0, -165, 3) + envelopeFront(sheet),
    0,
    60,
    -7,
  )
}

function envelopeBack(sheet: Sheet, design: DesignRef): string {
  const { base, deep, light } = tone(design.colour)
  const lining = linear(sheet, 'lining', 90, [
    [0, mix(base, light, 0.4)],
    [1, deep],
  ])
  const paper = linear(sheet, 'paper-flap', 90, [
    [0, '#efe8dd'],
    [1, '#d8cebf'],
  ])
  return `<path d="M-440 -60L-30 -430Q0 -452 30 -430L440 -60Z" fill="${paper}"/><path d="M-402 -66L-28 -400Q0 -420 28 -400L402 -66Z" fill="${lining}"/><rect x="-440" y="-62" width="880" height="500" rx="10" fill="#cfc4b3"/>`
}

function card(sheet: Sheet, design: DesignRef, brand: string): string {
  const { base, deep, light } = tone(design.colour)
  const body = linear(sheet, `card-${base}`, 58, [
    [0, mix(base, light, 0.55)],
    [0.3, mix(base, light, 0.12)],
    [0.62, base],
    [1, mix(base, deep, 0.65)],
  ])
  const foil = metalBar(sheet, 'yellowGold', 24, [0.72, 0.9, 0.62, 0.84, 0.55])
  const edge = linear(sheet, 'card-edge', 60, [
    [0, '#fff', 0.6],
    [0.4, '#fff', 0.05],
    [1, '#000', 0.5],
  ])
  const name = (colour: string) => lettering(brand, { height: 46, colour, weight: 0.1, tracking: 0.62 })
  const embossed =
    place(name(metalColour('yellowGold', 0.12)), 1.6, 2.4) +
    place(name(metalColour('yellowGold', 1)), -1, -1.2) +
    name(metalColour('yellowGold', 0.7))
  const bow = `<path d="M-395 118H395" stroke="${metalColour('yellowGold', 0.68)}" stroke-width="2"/><path d="M-395 -118H395" stroke="${metalColour('yellowGold', 0.68)}" stroke-width="2"/>`
  return `<rect x="-395" y="-240" width="790" height="500" rx="26" transform="translate(4 10)" filter="${blur(sheet, 8)}" opacity=".4"/><rect x="-395" y="-250" width="790" height="500" rx="26" fill="${body}"/><rect x="-379" y="-234" width="758" height="468" rx="16" fill="none" stroke="${foil}" stroke-width="2.4"/>${bow}${place(embossed, 0, -14)}<rect x="-394" y="-249" width="788" height="498" rx="25" fill="none" stroke="${edge}" stroke-width="2.4"/>`
}

function envelopeFront(sheet: Sheet): string {
  const front = linear(sheet, 'paper-front', 90, [
    [0, '#faf6ef'],
    [1, '#e7dece'],
  ])
  const left = linear(sheet, 'paper-left', 0, [
    [0, '#f1eadf'],
    [1, '#e2d8c9'],
  ])
  const shade = `<path d="M-440 -62L0 190L440 -62V438H-440Z" transform="translate(0 -10)" filter="${blur(sheet, 12)}" opacity=".35"/>`
  return `<clipPath id="envelope-clip"><rect x="-440" y="-250" width="880" height="688" rx="10"/></clipPath><g clip-path="url(#envelope-clip)">${shade}<path d="M-440 -62L20 200L-440 438Z" fill="${left}"/><path d="M440 -62L-20 200L440 438Z" fill="${left}" transform="translate(0 0)"/><path d="M-440 438L-26 176Q0 160 26 176L440 438Z" transform="translate(0 -6)" filter="${blur(sheet, 5)}" opacity=".22"/><path d="M-440 438L-26 178Q0 162 26 178L440 438Z" fill="${front}"/></g>`
}
