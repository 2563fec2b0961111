import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { HTML } from '../../../test/hostile.js'
import { renderUi } from '../../../test/renderUi.js'
import { WishlistToggle, type WishlistToggleProps } from './WishlistToggle.js'

const props: WishlistToggleProps = { productName: 'Aurelune Meridian 40', isPressed: false, onToggle: () => {} }

describe('WishlistToggle', () => {
  it('tells its state and keeps its name', () => {
    const [off, on] = [false, true].map((isPressed) => renderUi(<WishlistToggle {...props} isPressed={isPressed} />))
    expect(off).toContain('aria-pressed="false"')
    expect(on).toBe(off?.replace('aria-pressed="false"', 'aria-pressed="true"'))
    expect(on).toContain('aria-label="Add Aurelune Meridian 40 to wishlist"')
  })

  it('is not the submit button of a form around it', () => {
    expect(renderUi(<WishlistToggle {...props} />)).toContain('type="button"')
  })

  it('writes a name that holds markup as text', () => {
    expect(renderUi(<WishlistToggle {...props} productName={HTML} />)).not.toContain('<script>')
  })
})

describeComponent('WishlistToggle', WishlistToggle, props, ['icon'])
