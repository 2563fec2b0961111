import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { availabilityItems, NOON } from '../../../test/stores.js'
import { StoreAvailability } from './StoreAvailability.js'

describeComponent('StoreAvailability', StoreAvailability, { items: availabilityItems, now: NOON }, ['list', 'entry'])

describe('StoreAvailability', () => {
  it.each(['In the boutique', 'Last piece', 'We bring it to this boutique'])('says in a word: %s', (word) => {
    expect(textOf(renderUi(<StoreAvailability items={availabilityItems} now={NOON} />))).toContain(word)
  })

  it('shows no boutique of an answer that is not there yet', () => {
    const html = renderUi(<StoreAvailability items={availabilityItems} status="loading" />)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('<ul')
  })

  it('offers no link where there is nowhere to ask', () => {
    expect(renderUi(<StoreAvailability items={[]} />)).not.toContain('<a ')
  })
})
