import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { stores } from '../../../test/stores.js'
import { StoreMap } from './StoreMap.js'

describeComponent('StoreMap', StoreMap, { stores }, ['canvas'])

describe('StoreMap', () => {
  it('shows the attribution of the map data', () => {
    expect(textOf(renderUi(<StoreMap stores={stores} />))).toContain('Map: Natural Earth')
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '<b>Maps</b> & more' }
    expect(renderUi(<StoreMap stores={stores} tiles={tiles} />)).toContain('&lt;b&gt;Maps&lt;/b&gt; &amp; more')
  })

  it('sends no request before it is drawn', () => {
    expect(renderUi(<StoreMap stores={stores} />)).not.toMatch(/<img|https:/)
  })
})
