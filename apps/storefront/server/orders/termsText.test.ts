import { readCmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { describe, expect, it } from 'vitest'
import { plainText, termsText } from './termsText.js'

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<ol><li>One</li><li>Two</li></ol>', '- One\n- Two'],
    ['<p>See <a href="/legal/imprint">imprint</a> &amp; more&nbsp;&#233;</p>', 'See imprint & more\u00A0é'],
    ['a<br/>b', 'a\nb'],
    ['&#9999999;&unknown;', '\uFFFF&unknown;'],
  ])('writes %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('termsText', () => {
  it('contains the components in order, and null without text', () => {
    const page = readCmsNode({
      '@nodes': ['main'],
      main: {
        '@nodes': ['0', '1'],
        '0': { '@nodes': [], title: 'Terms', text: 'Of sale' },
        '1': { '@nodes': [], title: '1. Parties', text: '<p>We and you</p>' },
      },
    })
    expect(termsText(page)).toBe('Terms\n\nOf sale\n\n1. Parties\n\nWe and you\n')
    expect(termsText(readCmsNode({ '@nodes': [] }))).toBeNull()
  })
})
