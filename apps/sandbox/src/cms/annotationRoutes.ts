import type { FastifyInstance } from 'fastify'
import { campaignPath } from './campaignRoutes.js'
import { sendCmsError } from './cmsErrors.js'
import { type DeliveryNode, isNode } from './compilePage.js'
import { componentFields } from './contentSchema.js'
import type { PageStore } from './createPageStore.js'
import { cmsCountries } from './locales.js'

const WORKSPACES = ['website', 'campaign-manager'] as const
type Workspace = (typeof WORKSPACES)[number]

const AVAILABLE = Object.keys(componentFields)
  .map((name) => `vitrine:components/${name}`)
  .join(',')

/**
 * `/.rest/template-annotations/v1/{workspace}{path}`: the comments of the page editor by JCR path, for a page or a node
 * inside it. Only preview asks for them, so a campaign has them at any time.
 */
export function registerAnnotations(app: FastifyInstance, store: PageStore): void {
  for (const workspace of WORKSPACES) {
    const prefix = `/.rest/template-annotations/v1/${workspace}`
    app.get(prefix, (_, reply) => sendCmsError(reply, 'badRequest', 'A path is needed.'))
    app.get<{ Params: { '*': string } }>(`${prefix}/*`, (request, reply) => {
      const path = request.params['*']
      if (path === '') return sendCmsError(reply, 'badRequest', 'A path is needed.')
      const node = workspace === 'website' ? readPage(path, store) : store.readCampaign(campaignPath(path), 'en')
      if (!node) return sendCmsError(reply, 'pathNotFound', `/${path}`.slice(0, 200))
      return reply.header('cache-control', 'private, no-store').send(Object.fromEntries(annotations(node, workspace)))
    })
  }
}

function readPage(given: string, store: PageStore): DeliveryNode | null {
  const path = given.endsWith('/') ? given.slice(0, -1) : given
  const cut = path.indexOf('/')
  const country = cut < 0 ? path : path.slice(0, cut)
  return cmsCountries.has(country) ? store.read(country, cut < 0 ? '' : path.slice(cut), 'en') : null
}

/** Comments of a node and of all below it, in the order of the page. */
function annotations(node: DeliveryNode, workspace: Workspace): readonly (readonly [string, string])[] {
  const own = comment(node, workspace)
  const below = node['@nodes'].flatMap((name) => {
    const child = node[name]
    return isNode(child) ? annotations(child, workspace) : []
  })
  return own === null ? below : [[node['@path'], own], ...below]
}

/** Text of a node's comment; null for a node that is part of a component. */
function comment(node: DeliveryNode, workspace: Workspace): string | null {
  const given = node['mgnl:template']
  const template = typeof given === 'string' ? given : ''
  const content = `${workspace}:${node['@path']}`
  switch (node['@nodeType']) {
    case 'mgnl:page':
      return `cms:page ${attributes({ content, dialog: template, activationStatus: '2' })}`
    case 'mgnl:area':
      return `cms:area ${attributes({
        content,
        name: node['@name'],
        availableComponents: AVAILABLE,
        type: 'list',
        label: labelOf(node['@name']),
        inherit: 'false',
        optional: 'false',
        createdAreaNode: 'true',
        showAddButton: 'true',
        showNewComponentArea: 'true',
        activationStatus: '0',
      })}`
    case 'mgnl:component':
      return `cms:component ${attributes({ content, dialog: template, label: labelOf(template), activationStatus: '0' })}`
    default:
      return null
  }
}

function attributes(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

/** `vitrine:components/hero-banner` as `Hero banner`. */
function labelOf(name: string): string {
  const words = name.slice(name.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}
