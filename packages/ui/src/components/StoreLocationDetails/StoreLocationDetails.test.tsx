import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { NOON, storeDetails } from '../../../test/stores.js'
import { StoreLocationDetails } from './StoreLocationDetails.js'

describeComponent('StoreLocationDetails', StoreLocationDetails, { store: storeDetails, now: NOON }, [
  'picture',
  'title',
  'text',
  'contact',
])

describe('StoreLocationDetails', () => {
  it('keeps its headings one level below its name', () => {
    const below = (html: string) => html.match(/<h[1-6]/g)
    expect(below(renderUi(<StoreLocationDetails store={storeDetails} />))).toEqual(['<h1', '<h2', '<h2', '<h2', '<h2'])
    expect(below(renderUi(<StoreLocationDetails store={storeDetails} headingLevel={2} />))).toEqual([
      '<h2',
      '<h3',
      '<h3',
      '<h3',
      '<h3',
    ])
  })

  it('renders no empty list and no empty address', () => {
    const { address, ...rest } = storeDetails
    const bare = { ...rest, mail: null, phone: null }
    expect(renderUi(<StoreLocationDetails store={{ ...bare, address }} />)).not.toMatch(/<ul[^>]*><\/ul>/)
    const phoned = { ...storeDetails, address: [] }
    expect(renderUi(<StoreLocationDetails store={phoned} />)).not.toContain('<address')
  })

  it('has all visitor information in the server’s HTML', () => {
    const words = textOf(renderUi(<StoreLocationDetails store={storeDetails} now={NOON} />))
    for (const word of ['Bahnhofstrasse 100', '+41 44 555 01 23', 'Tuesday', 'Christmas Eve', 'Watchmaker', 'Aurelune'])
      expect(words).toContain(word)
  })

  it('uses a lower heading level on request', () => {
    const html = renderUi(<StoreLocationDetails store={storeDetails} headingLevel={2} />)
    expect(html).not.toContain('<h1')
  })

  it('shows the available data, and no heading without content', () => {
    const html = renderUi(
      <StoreLocationDetails
        store={{
          ...storeDetails,
          image: null,
          hours: null,
          email: null,
          phone: null,
          address: [],
          services: [],
          brands: [],
          adviser: null,
          appointmentHref: null,
          directionsHref: null,
        }}
      />,
    )
    expect(html).not.toMatch(/<h2|<ul|<table|<a /)
  })
})
