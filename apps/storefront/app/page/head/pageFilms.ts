import { createAssetReader } from '@vitrine/cms-renderer/nodes/assets'
import { type CmsNode, isNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { readBoolean, readText } from '@vitrine/cms-renderer/nodes/fieldReaders'
import type { VideoFacts } from './structuredData/videoObject.js'

const VIDEO = 'vitrine:components/video'
const assets = createAssetReader({ cmsBase: '/cms' })

/** Videos that play on request, in page order, dated with the page's publication date. Loops are decorative and left out. */
export function pageFilms(page: CmsNode, published: string | null): readonly VideoFacts[] {
  const nested = [...page.fields.values()].filter(isNode).flatMap((node) => pageFilms(node, published))
  if (page.template !== VIDEO || readBoolean(page, 'isLoop')) return nested
  const facts = {
    name: readText(page, 'title'),
    poster: assets.image(page.fields.get('poster'))?.src ?? '',
    src: assets.image(page.fields.get('src'))?.src ?? '',
    uploaded: published,
  }
  return [facts, ...nested]
}
