import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { UiProvider, type UiLinkProps } from '../../provider/UiProvider.js'
import { Link, type LinkProps } from './Link.js'

function RouterLink({ state, children, ...rest }: UiLinkProps) {
  return (
    <a data-router={JSON.stringify(state ?? null)} {...rest}>
      {children}
    </a>
  )
}

const render = (props: LinkProps) =>
  renderToString(
    <IntlProvider locale="en">
      <UiProvider linkComponent={RouterLink}>
        <Link {...props}>Label</Link>
      </UiProvider>
    </IntlProvider>,
  )

describe('Link', () => {
  it('navigates inside the app with its state', () => {
    expect(render({ href: '/p/1.html', state: { productId: '1' } })).toContain(
      'data-router="{&quot;productId&quot;:&quot;1&quot;}"',
    )
  })

  it.each(['tel:+41445550123', 'mailto:service@halbrenn.example'])('is a plain anchor for %s', (href) => {
    expect(render({ href })).not.toContain('data-router')
  })

  it('has no class when it is plain, so that it does not compete with the styles of Button', () => {
    expect(render({ href: '/p' })).not.toContain('class=')
    expect(render({ href: '/p', className: 'button' })).toContain('class="button"')
    expect(render({ href: '/p', variant: 'underline', className: 'word' })).toMatch(/class="\S+ word"/)
  })

  it('is a plain anchor with rel and a visually hidden note when it opens a new tab', () => {
    const html = render({ href: 'https://partner.example', isExternal: true, opensNewTab: true })
    expect(html).not.toContain('data-router')
    expect(html).toContain('target="_blank" rel="noopener noreferrer"')
    expect(html).toContain('(opens in a new tab)')
  })

  it('keeps the caller’s rel in a new tab', () => {
    expect(render({ href: 'https://partner.example', opensNewTab: true, rel: 'nofollow' })).toContain(
      'rel="noopener noreferrer nofollow"',
    )
  })

  it('is a plain anchor in the same tab when it leaves the site', () => {
    const html = render({ href: 'https://partner.example', isExternal: true })
    expect(html).not.toContain('data-router')
    expect(html).not.toContain('target=')
  })
})
