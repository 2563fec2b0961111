import { describe, expect, it } from 'vitest'
import { formTarget } from './formTarget.js'

describe('formTarget', () => {
  it('carries every parameter but its own, including repeated ones', () => {
    expect(formTarget('/ch/de/watches?refine=c_material%3Dsteel&refine=brand%3DIlvane&sort=price', 'sort')).toEqual({
      action: '/ch/de/watches',
      hidden: [
        ['refine', 'c_material=steel'],
        ['refine', 'brand=Ilvane'],
      ],
    })
  })

  it('carries nothing without a query', () => {
    expect(formTarget('/ch/de/watches#results', 'sort')).toEqual({ action: '/ch/de/watches', hidden: [] })
  })
})
