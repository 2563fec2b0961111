import type { ContentComponent } from './contentTypes.js'
import { damLink } from './damFiles.js'
import { damRenditions } from './damRoutes.js'

/**
 * Malformed content that a real CMS sometimes delivers: unresolved references, leaked tokens, inline styles, entities
 * in plain text, a disabled area, injected scripts, an unknown template. The page must still render.
 */
export const awkwardComponents: readonly ContentComponent[] = [
  component('teaser', {
    image: 'jcr:2f6d0c44-7a57-4c52-a0ad-7c1f7b0c9e55',
    title: 'Montferre &amp;amp; Fils &ndash; a picture that was not resolved',
    text: '<b>Plain text</b> with tags &lt;and&gt; entities.',
    link: { label: 'A link to a page by its identifier', href: '5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01', '@nodes': [] },
  }),
  component('body-text', {
    text: [
      '<p style="color:red" onclick="alert(1)">A <a href="${link:{uuid:{5b0e9c1a-0d51-4b8e-9a51-6f0c2d7e1a01},repository:{website},',
      'path:{/ch/contact},nodeData:{},extension:{html}}}">leaked token</a>, a <a href="javascript:alert(1)">script</a>, ',
      'a<script>alert(1)</script> tag and a<sup>footnote</sup>.</p><p>&nbsp;</p><p>&nbsp;</p>',
    ].join(''),
  }),
  component('cloud-image', {
    image: {
      '@id': 'jcr:2f6d0c44-7a57-4c52-a0ad-7c1f7b0c9e55',
      '@link': `/vitrine${damLink('scenes/craft.jpg')}`,
      metadata: { mimeType: 'image/jpeg', width: '1600', height: '900', title: 'A file of the media library' },
      renditions: damRenditions('scenes/craft.jpg'),
    },
  }),
  component('product-carousel', {
    title: 'One piece of three exists',
    productIds: ['vitrine-commerce~0000-000-0', '{"productId":', 'vitrine-commerce/main/2104-310-1'],
  }),
  component('container', { width: 'text', content: null }),
  component('spacing', { size: 'enormous' }),
  component('unheard-of', { title: 'A template that nobody knows' }),
]

function component(name: string, values: object): ContentComponent {
  const fields = Object.entries(values).map(
    ([key, value]: readonly [string, unknown]) => [key, { kind: 'given' as const, value }] as const,
  )
  return { component: name, fields: new Map(fields), onlyIn: null, variants: [] }
}
