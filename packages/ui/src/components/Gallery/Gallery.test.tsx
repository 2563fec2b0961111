import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { detail } from '../../../test/pieces.js'
import { renderUi } from '../../../test/renderUi.js'
import { Gallery } from './Gallery.js'

describeComponent('Gallery', Gallery, { items: detail.gallery, background: 'light' }, ['track', 'item', 'bar'])
describeComponent('Gallery without images', Gallery, { items: [], background: 'black' })

describe('Gallery', () => {
  it('leads to the large images where no script runs', () => {
    expect(renderUi(<Gallery items={detail.gallery} background="light" />).match(/<a [^>]*href=/g)).toHaveLength(5)
  })

  it('shows all views of a turntable where no script runs', () => {
    expect(renderUi(<Gallery items={detail.gallery} background="light" />)).toMatch(/<noscript><img/)
  })

  it('leads to a film where no script runs', () => {
    const film = { kind: 'video', src: '/film.mp4', poster: null, label: 'Film' } as const
    expect(renderUi(<Gallery items={[film]} background="light" />)).toContain('href="/film.mp4"')
  })
})
