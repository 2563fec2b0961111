import { describe, expect, it } from 'vitest'
import { readCmsNode } from '../nodes/cmsNode.js'
import { parsePage } from '../nodes/parsePage.js'
import { buildParseContext } from '../testing/buildParseContext.js'
import { sampleNode } from './sampleNodes.js'

/** Props of a video with these fields; undefined = not rendered. */
function propsOf(fields: object) {
  const node = sampleNode('vitrine:components/video', { title: 'A film', ...fields })
  const page = readCmsNode({ main: { '@nodeType': 'mgnl:area', '0': node, '@nodes': ['0'] }, '@nodes': ['main'] })
  return parsePage(page, buildParseContext()).areas.main?.[0]?.props
}

const mp4 = { src: '/media/video/loop.mp4', type: 'video/mp4' }
const webm = { src: '/media/video/loop.webm', type: 'video/webm' }

describe('video', () => {
  it.each([
    ['has a single source', { src: mp4.src }, [mp4]],
    ['lists WebM before the other format', { src: mp4.src, webm: webm.src }, [webm, mp4]],
    ['drops a WebM file on another host', { src: mp4.src, webm: 'https://evil.example/a.webm' }, [mp4]],
    ['drops a WebM address that is not a file', { src: mp4.src, webm: 'javascript:alert(1)' }, [mp4]],
    ['accepts a CMS path', { src: '/author/dam/jcr:1/loop.mp4' }, [{ ...mp4, src: '/cms/dam/jcr:1/loop.mp4' }]],
    ['accepts a CMS asset', { src: { '@link': '/dam/jcr:1/loop.mp4' } }, [{ ...mp4, src: '/cms/dam/jcr:1/loop.mp4' }]],
    ['accepts WebM as the main file', { src: webm.src }, [webm]],
  ])('%s', (_name, fields, sources) => {
    expect(propsOf(fields)).toMatchObject({ sources })
  })

  it('is not rendered when it is available as WebM only', () => {
    expect(propsOf({ webm: webm.src })).toBeUndefined()
  })
})
