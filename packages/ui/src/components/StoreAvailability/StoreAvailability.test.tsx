import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { availabilityItems, NOON } from '../../../test/stores.js'
import { StoreAvailability } from './StoreAvailability.js'

describeComponent('StoreAvailability', StoreAvailability, { items: availabilityItems, now: NOON }, ['list', 'entry'])

describe('StoreAvailability', () => {
  it.each(['In the boutique', 'Last piece', 'We bring it to this boutique'])(
    'shows the availability as: %s',
    (word) => {
      expect(textOf(renderUi(<StoreAvailability items={availabilityItems} now={NOON} />))).toContain(word)
    },
  )

  it('shows no boutiques before the response has arrived', () => {
    const html = renderUi(<StoreAvailability items={availabilityItems} status="loading" />)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('<ul')
  })

  it('renders no link without a contact page', () => {
    expect(renderUi(<StoreAvailability items={[]} />)).not.toContain('<a ')
  })
})
