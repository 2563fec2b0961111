import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { BackInStockForm, type BackInStockFormProps } from './BackInStockForm.js'

const html = (props: Omit<BackInStockFormProps, 'productId'>) =>
  renderUi(<BackInStockForm productId="2104-310-1" {...props} />)

describeComponent('BackInStockForm', BackInStockForm, { productId: '1' }, ['title', 'text'])
describeComponent('BackInStockForm that was sent', BackInStockForm, { productId: '1', result: { kind: 'sent' } }, [
  'sent',
])

describe('BackInStockForm', () => {
  it('posts address and product id without scripts', () => {
    const markup = html({ action: '/back-in-stock' })
    expect(markup).toMatch(/^<form [^>]*action="\/back-in-stock" method="post"/)
    expect(markup).toContain('<input type="hidden" name="productId" value="2104-310-1"/>')
    expect(markup).toMatch(/<input [^>]*autoComplete="email" inputMode="email"[^>]* required="" [^>]*name="email"/)
  })

  it('renders the name field only with hasName, and as optional', () => {
    expect(html({})).not.toContain('name="name"')
    expect(html({ hasName: true })).toMatch(/<input (?![^>]*required)[^>]*autoComplete="name"[^>]*name="name"/)
  })

  it('leaves the consent unchecked, and renders no checkbox without terms', () => {
    expect(html({ terms: 'I agree' })).toMatch(/<input type="checkbox"(?![^>]*checked)/)
    expect(html({ areTermsRequired: true })).not.toContain('type="checkbox"')
  })

  it('keeps the values submitted without scripts, but not the consent', () => {
    const markup = html({ hasName: true, terms: 'I agree', defaultValues: { name: 'Anna', email: 'anna@' } })
    expect(markup).toMatch(/name="name"[^>]*value="Anna"/)
    expect(markup).toMatch(/name="email"[^>]*value="anna@"/)
    expect(markup).not.toContain('checked')
  })

  it('is labelled by its visible title', () => {
    const [, id] = html({ title: 'Tell me' }).match(/<form [^>]*aria-labelledby="([^"]*)"/) ?? []
    expect(html({ title: 'Tell me' })).toContain(`id="${id}">Tell me</h2>`)
    expect(html({ title: null })).toMatch(/^<form [^>]*aria-label="We let you know"/)
  })

  it('omits its title inside a flyout', () => {
    expect(html({ title: null })).not.toContain('<h2')
  })
})
