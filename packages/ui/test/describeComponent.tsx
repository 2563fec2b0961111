import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'

type Component<Props> = (props: Props) => ReactNode

/**
 * The contract of every component: `className` and further attributes are passed to the root element, and the server's
 * HTML contains no style attribute or tag (forbidden by the content security policy). `slots` names the inner parts
 * that `slotProps` can customise with `props`. Refs need a browser and are tested in `src/refs.stories.tsx`.
 */
export function describeComponent<Props extends object>(
  name: string,
  component: Component<Props>,
  props: Props,
  slots: readonly string[] = [],
): void {
  describe(`component ${name}`, () => {
    it('passes className, id and data attributes to its root', () => {
      const root = firstTag(render(component, { ...props, className: 'from-outside', id: 'root-id', 'data-part': 'x' }))
      expect(root).toMatch(/class="[^"]*\bfrom-outside\b/)
      expect(root).toContain('id="root-id"')
      expect(root).toContain('data-part="x"')
    })

    it('keeps its own classes in addition to className', () => {
      const own = classNames(firstTag(render(component, props)))
      const both = classNames(firstTag(render(component, { ...props, className: 'from-outside' })))
      expect(both).toEqual(expect.arrayContaining(own))
    })

    it.each(slots)('passes className and data attributes to its part "%s"', (part) => {
      const html = render(component, { ...props, slotProps: { [part]: { className: 'to-part', 'data-part': part } } })
      expect(html).toMatch(new RegExp(`<[^>]*class="[^"]*\\bto-part\\b[^>]*`))
      expect(html).toContain(`data-part="${part}"`)
    })

    it('renders on the server without style attributes or style tags', () => {
      expect(render(component, props)).not.toMatch(/\sstyle=|<style/)
    })
  })
}

function render<Props extends object>(component: Component<Props>, props: Props): string {
  return renderToString(
    <IntlProvider locale="en" onError={() => {}}>
      {createElement(component, props)}
    </IntlProvider>,
  )
}

/** React may insert preload links before the root. */
function firstTag(html: string): string {
  return html.replace(/^(<link[^>]*>)+/, '').match(/^<[^>]+>/)?.[0] ?? ''
}

function classNames(tag: string): string[] {
  return (tag.match(/class="([^"]*)"/)?.[1] ?? '').split(' ').filter(Boolean)
}
