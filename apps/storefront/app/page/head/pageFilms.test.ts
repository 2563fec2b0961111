import { readCmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { describe, expect, it } from 'vitest'
import { pageFilms } from './pageFilms.js'

const film = (fields: object) => ({
  'mgnl:template': 'vitrine:components/video',
  src: '/media/a.mp4',
  title: 'A',
  ...fields,
})
const page = (first: object, second: object) =>
  readCmsNode({
    main: { '0': { content: { '0': film(first) } }, '00': film(second), '@nodes': ['0', '00'] },
    '@nodes': ['main'],
  })

describe('videos of a page', () => {
  it('are found at any depth, dated with the publication date of the page', () => {
    const films = pageFilms(page({ poster: { '@link': '/dam/a.jpg' } }, { title: 'B' }), '2026-03-01')
    expect(films.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(films[0]).toEqual({ name: 'A', poster: '/cms/dam/a.jpg', src: '/media/a.mp4', uploaded: '2026-03-01' })
  })

  it('do not include loops', () => {
    expect(pageFilms(page({ isLoop: 'true' }, { isLoop: true }), '2026-03-01')).toEqual([])
  })
})
