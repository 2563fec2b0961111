import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from './renderUi.js'

type Field<Props> = (props: Props) => ReactNode

interface FieldContract {
  /** Tag of the control. */
  readonly control: 'input' | 'select' | 'textarea'
  /** Further parts that `slotProps` can customise. */
  readonly slots?: readonly string[] | undefined
}

/**
 * The contract of every field: `className` is passed to the root and all other props to the control; label, hint and
 * error are linked to the control; `slotProps` reaches every part; no style attribute in the server's HTML.
 */
export function describeField<Props extends object>(
  name: string,
  field: Field<Props>,
  props: Props,
  { control, slots = [] }: FieldContract,
): void {
  const html = (more: object) => renderUi(createElement(field, { ...props, ...more }))
  const controlOf = (more: object) => html(more).match(new RegExp(`<${control}\\b[^>]*>`))?.[0] ?? ''

  describe(`field ${name}`, () => {
    it('passes className to its root and keeps its own classes', () => {
      expect(html({ className: 'from-outside' })).toMatch(/^<div class="[^"]*\bfrom-outside"/)
    })

    it('passes id, name, autocomplete token and data attributes to its control', () => {
      const tag = controlOf({ id: 'city', name: 'city', autoComplete: 'address-level2', 'data-part': 'x' })
      for (const attribute of ['id="city"', 'name="city"', 'autoComplete="address-level2"', 'data-part="x"'])
        expect(tag).toContain(attribute)
    })

    it('names its control by a visible label', () => {
      expect(html({ id: 'city' })).toMatch(/<label[^>]* for="city"/)
    })

    it('describes its control by error, hint and the caller’s description, in this order', () => {
      const more = { id: 'city', error: 'Wrong', hint: 'Help', 'aria-describedby': 'outside' }
      expect(controlOf(more)).toMatch(/aria-describedby="city-error city-hint (?:\S+ )?outside"/)
      expect(html(more)).toMatch(/<p[^>]* id="city-error">.*Wrong.*<\/p>/)
      expect(html(more)).toMatch(/<p[^>]* id="city-hint">Help<\/p>/)
    })

    it('is invalid only with an error', () => {
      expect(controlOf({ error: 'Wrong' })).toContain('aria-invalid="true"')
      expect(controlOf({})).not.toContain('aria-invalid')
    })

    it('marks required or optional fields in the label, by one convention', () => {
      expect(html({ required: false, mark: 'optional' })).toContain('(optional)')
      expect(html({ required: true, mark: 'optional' })).not.toContain('(optional)')
      expect(html({ required: true, mark: 'required' })).toContain('(required)')
      expect(html({ required: true, mark: 'none' })).not.toContain('(required)')
      expect(controlOf({ required: true })).toContain(' required=""')
    })

    it.each(['root', 'label', 'hint', 'error', ...slots])(
      'passes className and data attributes to its part "%s"',
      (part) => {
        const parts = {
          hint: 'Help',
          error: 'Wrong',
          slotProps: { [part]: { className: 'to-part', 'data-part': part } },
        }
        expect(html(parts)).toMatch(new RegExp(`<[^>]*class="[^"]*\\bto-part\\b[^>]*`))
        expect(html(parts)).toContain(`data-part="${part}"`)
      },
    )

    it('renders on the server without style attributes or style tags', () => {
      expect(html({ hint: 'Help', error: 'Wrong' })).not.toMatch(/\sstyle=|<style/)
    })
  })
}
