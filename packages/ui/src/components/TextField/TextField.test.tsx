import { describe, expect, it } from 'vitest'
import { describeField } from '../../../test/describeField.js'
import { renderUi } from '../../../test/renderUi.js'
import { TextField } from './TextField.js'

describeField('TextField', TextField, { label: 'Town' }, { control: 'input' })

describe('TextField', () => {
  it.each([
    ['email', 'autoComplete="email"'],
    ['tel', 'autoComplete="tel"'],
    ['url', 'autoComplete="url"'],
  ] as const)('sets the autofill attributes of type %s', (type, attribute) => {
    expect(renderUi(<TextField label="Contact" type={type} />)).toContain(attribute)
  })

  it('lets the caller override them', () => {
    expect(renderUi(<TextField label="E-mail" type="email" autoComplete="work email" />)).toContain('"work email"')
  })

  it('shows its limit without scripts, and does not truncate', () => {
    const html = renderUi(<TextField id="note" label="Note" characterLimit={120} />)
    expect(html).toContain('Up to 120 characters')
    expect(html).not.toContain('maxLength')
  })

  it('renders no password button without scripts', () => {
    expect(renderUi(<TextField label="Password" type="password" />)).not.toContain('<button')
  })
})
