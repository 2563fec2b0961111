import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import { parsePage } from '../nodes/parsePage.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { sampleNode } from './sampleNodes.js'

/** What the page would show of a film with these fields; undefined = nothing. */
function propsOf(fields: object) {
  const node = sampleNode('vitrine:components/video', { title: 'A film', ...fields })
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', '0': node, '@nodes': ['0'] }, '@nodes': ['main'] })
  return parsePage(page, buildParseContext()).areas.main?.[0]?.props
}

const mp4 = { src: '/media/video/loop.mp4', type: 'video/mp4' }
const webm = { src: '/media/video/loop.webm', type: 'video/webm' }

describe('a film', () => {
  it.each([
    ['is its one file', { src: mp4.src }, [mp4]],
    ['offers WebM before the other format', { src: mp4.src, webm: webm.src }, [webm, mp4]],
    ['does without a second file of another host', { src: mp4.src, webm: 'https://evil.example/a.webm' }, [mp4]],
    ['does without a second file that is none', { src: mp4.src, webm: 'javascript:alert(1)' }, [mp4]],
    ['lies in the CMS', { src: '/author/dam/jcr:1/loop.mp4' }, [{ ...mp4, src: '/cms/dam/jcr:1/loop.mp4' }]],
    [
      'is an asset of the CMS',
      { src: { '@link': '/dam/jcr:1/loop.mp4' } },
      [{ ...mp4, src: '/cms/dam/jcr:1/loop.mp4' }],
    ],
    ['may be WebM alone', { src: webm.src }, [webm]],
  ])('%s', (_name, fields, sources) => {
    expect(propsOf(fields)).toMatchObject({ sources })
  })

  it('that only browsers of WebM could play is not shown', () => {
    expect(propsOf({ webm: webm.src })).toBeUndefined()
  })
})
