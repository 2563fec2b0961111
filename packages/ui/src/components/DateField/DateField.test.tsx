import { describe, expect, it } from 'vitest'
import { describeField } from '../../../test/describeField.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { DateField } from './DateField.js'

describeField('DateField', DateField, { label: 'Date' }, { control: 'input' })

describe('DateField', () => {
  it.each([
    [{ min: '2026-12-03', max: '2027-01-31' }, 'Date (optional)From 3 December 2026 to 31 January 2027'],
    [{ min: '2026-12-03' }, 'Date (optional)From 3 December 2026'],
    [{ max: '2008-12-03' }, 'Date (optional)Until 3 December 2008'],
    [{ min: '2026-12-03', hint: 'Mondays are taken.' }, 'Date (optional)Mondays are taken.'],
    [{}, 'Date (optional)'],
  ])('states the range of %o', (range, words) => {
    expect(textOf(renderUi(<DateField label="Date" {...range} />))).toBe(words)
  })
})
