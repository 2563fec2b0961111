import { describe, expect, it, vi } from 'vitest'
import { scene } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { PointOfSaleBanner } from './PointOfSaleBanner.js'

const props = {
  image: scene('sand', 'The boutique'),
  overline: 'Boutique',
  name: 'Halbrenn Zürich',
  address: ['Bahnhofstrasse 31', '8001 Zürich'],
  openingStatus: 'Open until 18:30',
  phone: { href: 'tel:+41445550123', label: '+41 44 555 01 23' },
  storeHref: '/stores/zurich',
  appointmentHref: '/appointments?store=zurich',
}

describeComponent('PointOfSaleBanner', PointOfSaleBanner, props, [
  'picture',
  'panel',
  'overline',
  'name',
  'address',
  'openingStatus',
  'phone',
  'actions',
])

describe('PointOfSaleBanner', () => {
  it('shows name, address, status and the three contact options', () => {
    const html = renderUi(<PointOfSaleBanner {...props} />)
    expect(textOf(html)).toContain('Open until 18:30')
    expect(html).toMatch(/<address[^>]*>.*Bahnhofstrasse 31.*8001 Zürich.*<\/address>/)
    expect(html.match(/href="[^"]*"/g)).toEqual([
      'href="tel:+41445550123"',
      'href="/appointments?store=zurich"',
      'href="/stores/zurich"',
    ])
  })

  it('distinguishes the same links of two boutiques by accessible name', () => {
    expect(textOf(renderUi(<PointOfSaleBanner {...props} />))).toContain('Book an appointment Halbrenn Zürich')
  })

  it('uses level 3 on request', () => {
    expect(renderUi(<PointOfSaleBanner {...props} headingLevel={3} />)).toMatch(/<h3[^>]*>Halbrenn Zürich<\/h3>/)
  })

  it('accepts an address with two equal lines', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = renderUi(<PointOfSaleBanner {...props} address={['Hallau', 'Hallau']} />)
    expect(html.match(/Hallau/g)).toHaveLength(2)
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('omits missing data', () => {
    const html = renderUi(<PointOfSaleBanner image={null} name="Halbrenn Zürich" address={['', '']} phone={null} />)
    expect(html).not.toMatch(/<a |<address|<picture/)
  })
})
