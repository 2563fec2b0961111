import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { ErrorSummary } from './ErrorSummary.js'

const errors = [
  { fieldId: 'email', message: 'Please complete “E-mail”.' },
  { fieldId: 'date', message: 'Please enter a complete date.' },
]

describeComponent('ErrorSummary', ErrorSummary, { errors }, ['title', 'list', 'link'])

describe('ErrorSummary', () => {
  it('counts the errors and links to each field, with and without scripts', () => {
    const html = renderUi(<ErrorSummary errors={errors} />)
    expect(textOf(html)).toMatch(/^Please check 2 entries/)
    expect(html).toMatch(/<a[^>]* href="#email">Please complete “E-mail”.<\/a>/)
    expect(html).toMatch(/^<section[^>]* tabindex="-1"/i)
  })

  it('takes the focus on the response page of a server', () => {
    expect(renderUi(<ErrorSummary {...{ errors, autoFocus: true }} />)).toMatch(/^<section[^>]* autofocus=""/i)
  })

  it('renders nothing without errors', () => {
    expect(renderUi(<ErrorSummary errors={[]} />)).toBe('')
  })
})
