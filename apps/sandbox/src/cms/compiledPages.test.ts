import { componentSchemas } from '@vitrine/cms-renderer/definitions/authorDocs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import type { Language } from '../seed/localised.js'
import { compilePage } from './compilePage.js'
import { type DeliveryNode, isNode } from './deliveryNode.js'
import { kitchenSinkPages } from './kitchenSink.js'
import { loadContent } from './loadContent.js'
import { cmsCountries } from './locales.js'

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'da']

const NOT_SWISS = /[ßẞ„“‚]/

const ajv = new Ajv2020({ strict: false, allErrors: true })
const validators = new Map(Object.entries(componentSchemas()).map(([name, schema]) => [name, ajv.compile(schema)]))
const content = loadContent()
const website = [...content.pages, ...content.ecomPages]

/** Components of a tree, including variants. */
function componentsOf(node: DeliveryNode): readonly DeliveryNode[] {
  const below = node['@nodes'].flatMap((name) => {
    const child = node[name]
    return isNode(child) ? componentsOf(child) : []
  })
  return node['@nodeType'] === 'mgnl:component' ? [node, ...below] : below
}

/** Schema errors of a page. */
function faultsOf(page: DeliveryNode): readonly string[] {
  return componentsOf(page).flatMap((component) => {
    const name = String(component['mgnl:template']).replace('vitrine:components/', '')
    const validate = validators.get(name)
    if (!validate) return [`${component['@path']}: no schema for ${name}`]
    validate(component)
    return (validate.errors ?? []).map(({ instancePath, message }) => `${component['@path']}${instancePath} ${message}`)
  })
}

describe('compiled pages', () => {
  it.each([...cmsCountries].flatMap((country) => LANGUAGES.map((language) => ({ country, language }))))(
    'of $country in $language match the schemas of the renderer',
    ({ country, language }) => {
      const place = { country, language, variants: 'all', audience: null } as const
      const faults = website
        .filter(({ onlyIn }) => onlyIn === null || onlyIn.includes(country))
        .flatMap((page) => faultsOf(compilePage(page, place)))
      expect(faults).toEqual([])
    },
  )

  it.each(LANGUAGES)('of campaigns match them in %s', (language) => {
    const place = { country: null, language, variants: 'all', audience: null } as const
    expect(content.campaigns.flatMap((page) => faultsOf(compilePage(page, place)))).toEqual([])
  })

  it('of Switzerland in German use Swiss spelling', () => {
    const place = { country: 'ch', language: 'de', variants: 'all', audience: null } as const
    const pages = website.map((page) => JSON.stringify(compilePage(page, place)))
    expect(pages.filter((page) => NOT_SWISS.test(page))).toEqual([])
    const german = website.map((page) => JSON.stringify(compilePage(page, { ...place, country: 'de' })))
    expect(german.some((page) => NOT_SWISS.test(page))).toBe(true)
  })

  it('without a country use wording that is valid in every German spelling', () => {
    const place = { country: null, language: 'de', variants: 'all', audience: null } as const
    const pages = [...content.campaigns, ...content.ecomPages]
    expect(pages.filter((page) => NOT_SWISS.test(JSON.stringify(compilePage(page, place))))).toEqual([])
  })

  it('would be reported if they did not match', () => {
    const [sink] = kitchenSinkPages()
    const place = { country: 'ch', language: 'en', variants: 'winner', audience: null } as const
    const faults = sink ? faultsOf(compilePage(sink, place)) : []
    expect(faults.join('\n')).toMatch(/no schema for unheard-of/)
    expect(faults.length).toBeGreaterThan(4)
  })
})
