import { describe, expect, it } from 'vitest'
import { type CheckedControl, fieldProblem } from './fieldProblem.js'

const fine = {
  valid: true,
  valueMissing: false,
  badInput: false,
  typeMismatch: false,
  patternMismatch: false,
  rangeUnderflow: false,
  rangeOverflow: false,
  tooLong: false,
  tooShort: false,
}

const wrong = (fault: keyof typeof fine, type: string, limits: Partial<CheckedControl> = {}): CheckedControl => ({
  ...limits,
  type,
  validity: { ...fine, valid: false, [fault]: true },
})

describe('fieldProblem', () => {
  it('returns null for a valid control', () => {
    expect(fieldProblem({ type: 'text', validity: fine }, 'Town')).toBeNull()
  })

  it.each([
    [wrong('valueMissing', 'text'), { kind: 'required', label: 'Town' }],
    [wrong('valueMissing', 'select-one'), { kind: 'choose', label: 'Town' }],
    [wrong('valueMissing', 'radio'), { kind: 'choose', label: 'Town' }],
    [wrong('valueMissing', 'checkbox'), { kind: 'accept' }],
    [wrong('badInput', 'date'), { kind: 'date' }],
    [wrong('rangeUnderflow', 'date', { min: '2026-12-03' }), { kind: 'dateTooEarly', min: '2026-12-03' }],
    [wrong('rangeOverflow', 'date', { max: '2027-01-31' }), { kind: 'dateTooLate', max: '2027-01-31' }],
    [wrong('rangeUnderflow', 'number', { min: '1' }), { kind: 'tooSmall', min: 1 }],
    [wrong('rangeOverflow', 'number', { max: '3' }), { kind: 'tooLarge', max: 3 }],
    [wrong('tooLong', 'textarea', { maxLength: 500 }), { kind: 'tooLong', limit: 500 }],
    [wrong('tooShort', 'password', { minLength: 12 }), { kind: 'tooShort', limit: 12 }],
    [wrong('typeMismatch', 'email'), { kind: 'email' }],
    [wrong('patternMismatch', 'tel'), { kind: 'phone' }],
    [wrong('patternMismatch', 'text'), { kind: 'format', label: 'Town' }],
  ])('returns the problem of %o', (control, problem) => {
    expect(fieldProblem(control, 'Town')).toEqual(problem)
  })
})
