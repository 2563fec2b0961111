import type { FastifyInstance } from 'fastify'
import { sendCmsError } from './cmsErrors.js'
import { localised } from './compileText.js'
import type { ContentSource } from './createContentSource.js'
import { system } from './deliveryNode.js'
import { cmsCountries } from './locales.js'
import { readPageView, VIEW_FAULT } from './pageView.js'

/** `/.rest/delivery/websiteconfigs/v1/{country}/iframe-config`: partner pages that may be framed, by key. */
export function registerFrames(app: FastifyInstance, content: ContentSource): void {
  app.get<{ Params: { country: string } }>(
    '/.rest/delivery/websiteconfigs/v1/:country/iframe-config',
    (request, reply) => {
      const { country } = request.params
      const view = readPageView(request)
      if (!view) return sendCmsError(reply, 'badRequest', VIEW_FAULT)
      if (!cmsCountries.has(country)) return sendCmsError(reply, 'pathNotFound', `/${country}/iframe-config`)
      const path = `/${country}/iframe-config`
      const place = { ...view, country }
      const nodes = [...content.current().frames]
        .filter(([, { onlyIn }]) => onlyIn === null || onlyIn.includes(country))
        .map(([key, { src, title, height }]) => ({
          ...system(key, `${path}/${key}`, 'mgnl:contentNode'),
          src,
          ...Object.fromEntries(localised('title', title, place, (text) => text)),
          height: String(height),
        }))
      return {
        ...system('iframe-config', path, 'mgnl:contentNode'),
        ...Object.fromEntries(nodes.map((node) => [node['@name'], node])),
        '@nodes': nodes.map((node) => node['@name']),
      }
    },
  )
}
