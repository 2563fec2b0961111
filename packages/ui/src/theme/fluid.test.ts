import { describe, expect, it } from 'vitest'
import { fluid, rem } from './fluid.js'

describe('fluid', () => {
  it('passes through both design sizes', () => {
    const [, intercept = 0, slope = 0] = (fluid(16, 37).match(/, ([\d.]+)rem \+ ([\d.]+)vw/) ?? []).map(Number)
    expect(intercept * 16 + (slope / 100) * 390).toBeCloseTo(16, 1)
    expect(intercept * 16 + (slope / 100) * 1440).toBeCloseTo(37, 1)
  })

  it('never makes running text smaller than designed', () => {
    expect(fluid(18, 20)).toMatch(/^clamp\(1\.125rem, /)
  })

  it('lets headings shrink on phones narrower than the design', () => {
    expect(fluid(39, 80)).toMatch(/^clamp\(min\(2\.4375rem, 10vw\), /)
  })

  it('converts px to rem', () => {
    expect(rem(24)).toBe('1.5rem')
  })
})
