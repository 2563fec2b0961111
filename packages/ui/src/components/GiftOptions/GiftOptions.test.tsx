import { expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { GiftOptions, type GiftOptionsProps } from './GiftOptions.js'

const props: GiftOptionsProps = {
  values: { message: 'For Mila', isWrapped: true, hidesPrices: false },
  onSave: async () => true,
}

describeComponent('GiftOptions', GiftOptions, props)

it('starts with the saved options', () => {
  const html = renderUi(<GiftOptions {...props} />)
  expect(html).toMatch(/<textarea[^>]*>For Mila</)
  expect(html).toMatch(/<input[^>]*name="giftWrapping"[^>]*checked=""/)
  expect(html).not.toMatch(/<input[^>]*name="receiptWithoutPrices"[^>]*checked=""/)
})
