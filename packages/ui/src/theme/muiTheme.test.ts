import { describe, expect, it } from 'vitest'
import { muiComponents } from './muiComponents.js'
import { muiTheme } from './muiTheme.js'

describe('muiTheme', () => {
  it('declares its variables at every theme and surface class', () => {
    expect(muiTheme()).toHaveProperty('rootSelector', '[class^="theme-"], [class*=" theme-"], [class*="vt-surface-"]')
  })

  it('is limited to the given theme', () => {
    expect(muiTheme('acme')).toHaveProperty('rootSelector', '.theme-acme, .theme-acme [class*="vt-surface-"]')
  })

  it('contains no colour values', () => {
    const { primary, secondary, error, success, info, warning, text, background } = muiTheme().palette
    for (const color of [primary.main, secondary.main, error.main, success.main, info.main, warning.main])
      expect(color).toMatch(/^var\(--vt-color-/)
    for (const color of [text.primary, text.secondary, background.default, background.paper])
      expect(color).toMatch(/^var\(--vt-color-/)
  })

  it('includes the component styles only on request', () => {
    expect(muiTheme().components?.MuiTabs).toBeUndefined()
    expect(muiTheme('acme', muiComponents).components?.MuiTabs).toBeDefined()
  })

  it('merges the component styles with its own', () => {
    const { components } = muiTheme('acme', muiComponents)
    expect(components?.MuiOutlinedInput?.styleOverrides).toMatchObject({
      root: { borderRadius: 'var(--vt-radius-control)', minHeight: '3rem' },
    })
  })

  it('lets the site override everything', () => {
    const own = { components: { MuiTabs: { defaultProps: { centered: true } } } }
    expect(muiTheme('acme', muiComponents, own).components?.MuiTabs?.defaultProps).toEqual({ centered: true })
  })
})
