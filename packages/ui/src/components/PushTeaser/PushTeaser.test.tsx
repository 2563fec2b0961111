import { describe, expect, it } from 'vitest'
import { photo } from '../../../test/artwork.js'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { PushTeaser } from './PushTeaser.js'

const props = {
  image: photo('moss', ''),
  overline: 'Service',
  title: 'A gift card',
  text: 'From 100 francs',
  link: { href: '/gift-card', label: 'Choose a card' },
}

describeComponent('PushTeaser', PushTeaser, props, ['row', 'picture', 'overline', 'title', 'text'])
describeComponent('PushTeaser without a picture', PushTeaser, { title: 'A gift card' })

describe('PushTeaser', () => {
  it('has one heading and one link', () => {
    const html = renderUi(<PushTeaser {...props} headingLevel={3} />)
    expect(html.match(/<h3/g)).toHaveLength(1)
    expect(html).toMatch(/<a[^>]*href="\/gift-card"[^>]*>Choose a card/)
  })

  it('omits the overline when compact', () => {
    expect(renderUi(<PushTeaser {...props} density="compact" />)).not.toContain('Service')
  })
})
