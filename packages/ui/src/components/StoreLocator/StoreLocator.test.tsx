import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { NOON, stores } from '../../../test/stores.js'
import { StoreLocator } from './StoreLocator.js'

const finder = { action: '/stores', countries: ['CH', 'DE'] }

describeComponent('StoreLocator', StoreLocator, { finder, stores, now: NOON }, ['bar', 'list', 'card'])

describe('StoreLocator', () => {
  it('has every boutique with its contact options in the server’s HTML, and no map', () => {
    const html = renderUi(<StoreLocator finder={finder} stores={stores} now={NOON} />)
    const words = textOf(html)
    for (const { name, phone } of stores) {
      expect(words).toContain(name)
      expect(words).toContain(phone?.label ?? '-')
    }
    expect(words).toContain('Open until 18:30')
    expect(html).not.toContain('role="application"')
    expect(words).not.toContain('Show map')
  })

  it('submits the services with the form without scripts', () => {
    const html = renderUi(<StoreLocator finder={finder} stores={stores} defaultServices={['preOwned']} />)
    expect(html.match(/<form[\s\S]*<\/form>/)?.[0]).toMatch(/name="service"[^>]*value="preOwned"/)
    expect(html.match(/<article/g)).toHaveLength(3)
  })

  it('states that the list failed to load', () => {
    expect(renderUi(<StoreLocator finder={finder} stores={[]} status="failed" />)).toContain('role="alert"')
  })
})
