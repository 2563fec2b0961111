import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../../test/describeComponent.js'
import { renderUi, textOf } from '../../../test/renderUi.js'
import { PartnerBrandIframe } from './PartnerBrandIframe.js'

const models = {
  title: 'Models of Corvane',
  src: 'https://corvane.example/models',
  allowedOrigins: ['https://corvane.example'],
}

describeComponent('PartnerBrandIframe', PartnerBrandIframe, models, ['frame', 'iframe', 'link'])

describe('PartnerBrandIframe', () => {
  it('renders a named, lazy, sandboxed iframe without scripts', () => {
    const frame = /<iframe[^>]*>/.exec(renderUi(<PartnerBrandIframe {...models} />))?.[0]
    expect(frame).toContain('title="Models of Corvane"')
    expect(frame).toContain('loading="lazy"')
    expect(frame).toContain('referrerPolicy="strict-origin"')
    expect(frame).toMatch(/sandbox="(?![^"]*top-navigation)[^"]*"/)
  })

  it('does not allow callers to loosen the sandbox', () => {
    const iframe = { sandbox: '', allow: 'camera', src: 'https://evil.example', srcDoc: '<b>evil</b>' }
    const html = renderUi(<PartnerBrandIframe {...models} slotProps={{ iframe }} />)
    expect(html).not.toMatch(/camera|evil/)
    expect(html).toContain('sandbox="allow-scripts')
  })

  it('renders only a link for an address that is not allowed', () => {
    const html = renderUi(<PartnerBrandIframe {...models} src="https://other.example/models" />)
    expect(html).not.toMatch(/<iframe|<button/)
    expect(html).toMatch(/<a [^>]*href="https:\/\/other\.example\/models"[^>]*target="_blank"/)
    expect(textOf(html)).toContain('Models of Corvane')
  })

  it.each(['', '/models', 'javascript:alert(1)', 'data:text/html,<b>x</b>'])('renders nothing for “%s”', (src) => {
    expect(renderUi(<PartnerBrandIframe {...models} src={src} />)).toBe('')
  })

  it('loads nothing before consent, and names the provider', () => {
    const html = renderUi(<PartnerBrandIframe {...models} isConsentNeeded />)
    expect(html).not.toContain('<iframe')
    expect(textOf(html)).toContain('corvane.example receives your IP address')
    expect(html).toContain('href="https://corvane.example/models"')
  })
})
