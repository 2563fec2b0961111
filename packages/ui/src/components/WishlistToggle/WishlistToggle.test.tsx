import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { HTML } from '../../../test/hostile.js'
import { renderUi } from '../../../test/renderUi.js'
import { WishlistToggle, type WishlistToggleProps } from './WishlistToggle.js'

const props: WishlistToggleProps = { productName: 'Aurelune Meridian 40', isPressed: false, onToggle: () => {} }

describe('WishlistToggle', () => {
  it('exposes its state and keeps its name', () => {
    const [off, on] = [false, true].map((isPressed) => renderUi(<WishlistToggle {...props} isPressed={isPressed} />))
    expect(off).toContain('aria-pressed="false"')
    expect(on).toBe(off?.replace('aria-pressed="false"', 'aria-pressed="true"'))
    expect(on).toContain('aria-label="Add Aurelune Meridian 40 to wishlist"')
  })

  it('does not submit a surrounding form', () => {
    expect(renderUi(<WishlistToggle {...props} />)).toContain('type="button"')
  })

  it('renders a name with markup as text', () => {
    expect(renderUi(<WishlistToggle {...props} productName={HTML} />)).not.toContain('<script>')
  })
})

describeComponent('WishlistToggle', WishlistToggle, props, ['icon'])
