import { describe, expect, it } from 'vitest'
import { muiComponents } from './muiComponents.js'
import { muiTheme } from './muiTheme.js'

describe('muiTheme', () => {
  it('declares its variables wherever a theme or a surface begins', () => {
    expect(muiTheme()).toHaveProperty('rootSelector', '[class^="theme-"], [class*=" theme-"], [class*="vt-surface-"]')
  })

  it('stays within the theme that it is given', () => {
    expect(muiTheme('acme')).toHaveProperty('rootSelector', '.theme-acme, .theme-acme [class*="vt-surface-"]')
  })

  it('holds no colour of its own', () => {
    const { primary, secondary, error, success, info, warning, text, background } = muiTheme().palette
    for (const color of [primary.main, secondary.main, error.main, success.main, info.main, warning.main])
      expect(color).toMatch(/^var\(--vt-color-/)
    for (const color of [text.primary, text.secondary, background.default, background.paper])
      expect(color).toMatch(/^var\(--vt-color-/)
  })

  it('carries the wide look only where it is asked for', () => {
    expect(muiTheme().components?.MuiTabs).toBeUndefined()
    expect(muiTheme('acme', muiComponents).components?.MuiTabs).toBeDefined()
  })

  it('adds the wide look to what it says itself', () => {
    const { components } = muiTheme('acme', muiComponents)
    expect(components?.MuiOutlinedInput?.styleOverrides).toMatchObject({
      root: { borderRadius: 'var(--vt-radius-control)', minHeight: '3rem' },
    })
  })

  it('lets a site have the last word', () => {
    const own = { components: { MuiTabs: { defaultProps: { centered: true } } } }
    expect(muiTheme('acme', muiComponents, own).components?.MuiTabs?.defaultProps).toEqual({ centered: true })
  })
})
