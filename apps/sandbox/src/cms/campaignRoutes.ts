import type { FastifyInstance } from 'fastify'
import type { CmsContext } from './cmsContext.js'
import { sendCmsError } from './cmsErrors.js'
import type { PageStore } from './createPageStore.js'
import { readPageView, VIEW_FAULT } from './pageView.js'
import { isInTime } from './readCampaign.js'

interface CampaignCall {
  readonly Params: { readonly '*': string }
}

/**
 * `/.rest/campaign-manager{path}`: a campaign or a node inside it, in the format of pages and without a country.
 * Outside its time a campaign is not found, except in preview (`variants=all` or a `version`).
 */
export function registerCampaigns(app: FastifyInstance, store: PageStore, { now }: Pick<CmsContext, 'now'>): void {
  app.get<CampaignCall>('/.rest/campaign-manager/*', (request, reply) => {
    const view = readPageView(request)
    if (!view) return sendCmsError(reply, 'badRequest', VIEW_FAULT)
    const path = campaignPath(request.params['*'])
    const campaign = store.findCampaign(path.split('/', 3).join('/'))
    const isShown = campaign !== null && (view.isPreview || isInTime(campaign, now()))
    const node = isShown ? store.readCampaign(path, view) : null
    return node ?? sendCmsError(reply, 'pathNotFound', path.slice(0, 200))
  })
}

/** Path of a campaign in the content; requests may omit `/campaign`. */
export function campaignPath(given: string): string {
  const path = given.endsWith('/') ? given.slice(0, -1) : given
  return path.startsWith('campaign/') ? `/${path}` : `/campaign/${path}`
}
