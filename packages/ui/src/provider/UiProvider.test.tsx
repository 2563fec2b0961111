import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FormattedMessage, FormattedTime, IntlProvider, type MessageFormatElement } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import de from '../../messages/de.json' with { type: 'json' }
import fr from '../../messages/fr.json' with { type: 'json' }
import { compiledMessages } from '../../scripts/compileMessages.js'
import { CartButton } from '../components/CartButton/CartButton.js'
import { Link } from '../components/Link/Link.js'
import { Price } from '../components/Price/Price.js'
import { UiProvider, type UiLinkProps } from './UiProvider.js'

const cart = <CartButton count={2} href="/cart" />
const nameOf = (node: ReactNode) => /aria-label="([^"]*)"/.exec(renderToString(node))?.[1]

const isTrees = (value: object): value is Record<string, MessageFormatElement[]> =>
  Object.values(value).every(Array.isArray)
const compiled = compiledMessages(JSON.stringify(de), 'de')

describe('UiProvider', () => {
  afterEach(() => vi.restoreAllMocks())

  it('uses English by default', () => {
    expect(nameOf(<UiProvider>{cart}</UiProvider>)).toBe('Shopping Cart, 2 items')
  })

  it('uses the given language without any other provider', () => {
    expect(
      nameOf(
        <UiProvider locale="de-CH" messages={de}>
          {cart}
        </UiProvider>,
      ),
    ).toBe('Warenkorb, 2 Artikel')
  })

  it('accepts compiled messages as they are published', () => {
    if (!isTrees(compiled)) throw new Error('The messages are not compiled. Run scripts/compileMessages.ts.')
    expect(
      nameOf(
        <UiProvider locale="de-CH" messages={compiled}>
          {cart}
        </UiProvider>,
      ),
    ).toBe('Warenkorb, 2 Artikel')
  })

  it('shows the English default of a missing translation, and logs no error', () => {
    const log = vi.spyOn(console, 'error')
    expect(
      nameOf(
        <UiProvider locale="fr-CH" messages={{}}>
          {cart}
        </UiProvider>,
      ),
    ).toBe('Shopping Cart, 2 items')
    expect(log).not.toHaveBeenCalled()
  })

  it('uses the language of the host’s IntlProvider', () => {
    const node = (
      <IntlProvider locale="fr" messages={fr}>
        <UiProvider>{cart}</UiProvider>
      </IntlProvider>
    )
    expect(nameOf(node)).toBe(
      nameOf(
        <UiProvider locale="fr" messages={fr}>
          {cart}
        </UiProvider>,
      ),
    )
  })

  it.each(['de-CH', undefined])('adds to the messages of a host with the same language: %s', (locale) => {
    const node = (
      <IntlProvider locale="de-CH" messages={{ 'host.name': 'Halbrenn' }} timeZone="Asia/Tokyo">
        <UiProvider locale={locale} messages={de}>
          {cart}
          <FormattedMessage id="host.name" />
          <FormattedTime value="2026-01-01T00:00:00Z" />
        </UiProvider>
      </IntlProvider>
    )
    expect(nameOf(node)).toBe('Warenkorb, 2 Artikel')
    expect(renderToString(node)).toContain('Halbrenn')
    expect(renderToString(node)).toContain('09:00')
  })

  it('ignores the messages of a host with another language', () => {
    const node = (
      <IntlProvider locale="de-CH" messages={de}>
        <UiProvider locale="en-GB">{cart}</UiProvider>
      </IntlProvider>
    )
    expect(nameOf(node)).toBe('Shopping Cart, 2 items')
  })

  it('formats numbers for the locale', () => {
    const price = <Price price={{ kind: 'regular', amount: 12345, isStartingAt: false }} currency="CHF" />
    const swiss = renderToString(<UiProvider locale="de-CH">{price}</UiProvider>)
    const french = renderToString(<UiProvider locale="fr-FR">{price}</UiProvider>)
    expect(swiss).toContain('12’345')
    expect(french).toMatch(/12\s345/)
  })

  it.each(['ar', 'he-IL', 'de-CH-1996'])('does not fail in locale %s, for which it has no messages', (locale) => {
    expect(nameOf(<UiProvider locale={locale}>{cart}</UiProvider>)).toContain('Shopping Cart')
  })

  it('inherits the settings of an outer provider', () => {
    const HostLink = ({ state: _state, children, ...rest }: UiLinkProps) => (
      <a data-host="" {...rest}>
        {children}
      </a>
    )
    const html = renderToString(
      <UiProvider linkComponent={HostLink} locale="de" messages={de}>
        <UiProvider imageUrl={(src) => src}>
          <Link href="/x" opensNewTab>
            Uhren
          </Link>
          {cart}
        </UiProvider>
      </UiProvider>,
    )
    expect(html).toContain('data-host')
    expect(html).toContain(de['link.newTab'])
    expect(html).toContain('Warenkorb, 2 Artikel')
  })
})
