import type { CmsNode } from '@vitrine/cms-renderer/nodes/cmsNode'
import { type ConnectedContent, connectedNeeds, type PartnerFrame } from '@vitrine/cms-renderer/nodes/connectedContent'
import { parseReference } from '@vitrine/cms-renderer/nodes/references'
import { getCountryStores } from '@vitrine/commerce-client/client/customStores'
import type { PageRequest } from '../resolve/pageRequest.js'
import type { PageServices } from './services.server.js'
import { inCountryOrder, storeData } from '../view/storeData.js'

/** Services needed for loading. */
export interface ConnectedServices extends Pick<PageServices, 'scapi' | 'frameOrigins' | 'log'> {
  readonly cms: Pick<PageServices['cms'], 'getFrames'>
}

type Asked = Pick<PageRequest, 'market' | 'signal'>

/** Loaded content, and whether something is missing; incomplete pages are not cached. */
export interface LoadedContent extends ConnectedContent {
  readonly hasFailed: boolean
}

/** Stores and partner frames that a page refers to; failures are logged and left out. */
export async function loadConnected(
  node: CmsNode,
  request: Asked,
  services: ConnectedServices,
): Promise<LoadedContent> {
  const needs = connectedNeeds(node)
  const [stores, frames] = await Promise.all([
    needs.stores ? loadStores(request, services) : null,
    needs.frames ? loadFrames(request, services) : new Map<string, PartnerFrame>(),
  ])
  const hasFailed = (needs.stores && !stores) || !frames
  return { stores, frames: frames ?? new Map(), storeId: parseReference(node.fields.get('storeId')), hasFailed }
}

/** All stores in one request, those of the page's country first; null = the request failed. */
async function loadStores({ market, signal }: Asked, services: ConnectedServices): Promise<ConnectedContent['stores']> {
  try {
    const { data = [] } = await getCountryStores(services.scapi(market), {}, { signal })
    const now = Date.now()
    return inCountryOrder(data, market.country.code).map((store) => storeData(store, market, now))
  } catch (error) {
    services.log.error({ error: String(error) }, 'boutiques of the content could not be loaded')
    return null
  }
}

async function loadFrames(
  { market, signal }: Asked,
  { cms, frameOrigins, log }: ConnectedServices,
): Promise<ConnectedContent['frames'] | null> {
  try {
    const frames = await cms.getFrames({ country: market.country.pathCode, signal })
    return new Map(
      frames.map(({ key, ...frame }) => [
        key,
        { ...frame, isAllowed: frameOrigins.includes(new URL(frame.src).origin) },
      ]),
    )
  } catch (error) {
    log.error({ error: String(error) }, 'frames of partner brands could not be loaded')
    return null
  }
}
