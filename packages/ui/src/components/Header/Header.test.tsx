import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { navigation, phone, utilityLinks } from '../../../test/siteData.js'
import { Header } from './Header.js'

const props = {
  brand: 'Halbrenn',
  homeHref: '/',
  navigation,
  utilityLinks,
  phone,
  menuHref: '#footer-nav',
  search: null,
  localeSwitch: null,
  cart: null,
}

describeComponent('Header', Header, props, ['bar', 'brand', 'navigation', 'actions'])

describe('Header', () => {
  it('renders every department as a plain link without scripts', () => {
    const html = renderToString(
      <IntlProvider locale="en">
        <Header {...props} />
      </IntlProvider>,
    )
    for (const { href } of navigation) expect(html).toContain(`href="${href}"`)
    expect(html).not.toContain('aria-expanded')
    expect(html).not.toContain('role="button"')
  })
})
