import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { FieldErrorText, type FieldProblem } from './FieldErrorText.js'

describeComponent('FieldErrorText', FieldErrorText, { problem: { kind: 'email' } })

describe('FieldErrorText', () => {
  it.each<[FieldProblem, string]>([
    [{ kind: 'required', label: 'Town' }, 'Please complete “Town”.'],
    [{ kind: 'choose', label: 'Boutique' }, 'Please choose an answer for “Boutique”.'],
    [{ kind: 'accept' }, 'Please tick this box to continue.'],
    [{ kind: 'dateTooEarly', min: '2026-12-03' }, 'Please choose 3 December 2026 or a later date.'],
    [{ kind: 'dateTooLate', max: '2008-12-03' }, 'Please choose 3 December 2008 or an earlier date.'],
    [{ kind: 'tooLong', limit: 1000 }, 'Please shorten this text to 1000 characters.'],
    [{ kind: 'tooSmall', min: 1 }, 'Please enter 1 or more.'],
  ])('has a text for %o', (problem, words) => {
    expect(textOf(renderUi(<FieldErrorText problem={problem} />))).toBe(words)
  })
})
