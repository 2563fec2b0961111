import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { tile } from '../../../test/pieces.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { contactProductFields, productContactValues } from '../../rules/contactProduct.js'
import { type ContactProduct, ProductContactForm } from './ProductContactForm.js'

const product: ContactProduct = { ...tile, reference: '2104-310-1' }
const html = (piece: ContactProduct | null) => renderUi(<ProductContactForm product={piece} />)

describeComponent('ProductContactForm', ProductContactForm, { product, text: 'We answer' }, [
  'title',
  'text',
  'product',
  'image',
  'name',
])

describe('ProductContactForm', () => {
  it('shows the product above its fields', () => {
    expect(textOf(html(product))).toMatch(
      /^Ask about this piece ?Aurelune ?Meridian 40 ?Reference 2104-310-1 ?CHF.12,500 ?incl. VAT ?Your enquiry/,
    )
  })

  it('states that the price is on request', () => {
    expect(textOf(html({ ...product, price: { kind: 'onRequest' } }))).toContain('Price on request')
  })

  it('submits the product, also without scripts', () => {
    const markup = html(product)
    for (const [name, value] of Object.entries(contactProductFields(product)))
      expect(markup).toContain(`<input type="hidden" name="${name}" value="${value}"/>`)
  })

  it('is parsed together with its product', () => {
    const data = new FormData()
    data.set('email', 'anna@halbrenn.example')
    for (const [name, value] of Object.entries(contactProductFields(product))) data.set(name, value)
    expect(productContactValues(data)).toMatchObject({
      email: 'anna@halbrenn.example',
      productId: '2104-310-1',
      productBrand: 'Aurelune',
      productName: 'Meridian 40',
      productReference: '2104-310-1',
    })
  })

  it('renders without a product', () => {
    const markup = html(null)
    expect(markup).toContain('aria-label="Contact form"')
    expect(markup).not.toContain('role="group" aria-label')
    expect(markup).toContain('name="productId" value=""')
  })
})
