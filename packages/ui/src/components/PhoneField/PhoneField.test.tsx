import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi } from '../../../test/renderUi.js'
import { PhoneField } from './PhoneField.js'

const props = { label: 'Telephone', name: 'phone', countries: ['CH', 'DE'] } as const

describeComponent('PhoneField', PhoneField, { ...props, hint: 'Daytime', error: 'Wrong' }, [
  'legend',
  'country',
  'number',
  'hint',
  'error',
])

describe('PhoneField', () => {
  it('is one field with two controls that support autofill', () => {
    const html = renderUi(<PhoneField {...props} id="phone" required />)
    expect(html).toMatch(/<select[^>]* name="phoneCountry"[^>]* autoComplete="tel-country-code"/)
    expect(html).toMatch(/<input[^>]* autoComplete="tel-national"[^>]* id="phone-number"[^>]* name="phoneNational"/)
    expect(html).toContain('+41 Switzerland')
  })

  it('splits a number into its parts', () => {
    const html = renderUi(<PhoneField {...props} defaultValue="+4930123456" />)
    expect(html).toContain('value="30123456"')
    expect(html).toMatch(/<option value="DE" selected="">/)
  })

  it('links error and hint to the number', () => {
    const html = renderUi(<PhoneField {...props} id="phone" error="Wrong" hint="Daytime" />)
    expect(html).toMatch(/<input[^>]* aria-invalid="true" aria-describedby="phone-error phone-hint"/)
  })

  it('submits country and number without scripts, with both visible', () => {
    const html = renderUi(<PhoneField {...props} defaultValue="+41791234567" />)
    expect(html).not.toContain('aria-hidden="true">+')
    expect(html).not.toContain('type="hidden"')
    expect(html).toMatch(/<option value="CH" selected="">/)
  })

  it('accepts a national number without scripts', () => {
    const pattern = renderUi(<PhoneField {...props} />).match(/pattern="([^"]*)"/)?.[1] ?? ''
    expect('079 123 45 67').toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
  })
})
