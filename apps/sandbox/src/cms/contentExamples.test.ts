import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentSchemas } from '@vitrine/cms-renderer/definitions/authorDocs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { compilePage } from './compilePage.js'
import { contentFolder, loadContent } from './loadContent.js'
import { samplePage, writeContent } from './testing/writeContent.js'

const readme = readFileSync(join(contentFolder(), 'README.md'), 'utf8')
const examples = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => {
  const json: Readonly<Record<string, unknown>> = JSON.parse(match[1] ?? '')
  return { name: String(json['component'] ?? json['path']), json }
})

describe('examples of the README for authors', () => {
  it.each(examples)('$name loads as content and is accepted by the renderer', ({ json }) => {
    const page = 'path' in json ? json : { ...samplePage, main: [json] }
    const [loaded] = loadContent(writeContent({ 'pages/a.json': page })).pages
    const place = { country: 'ch', language: 'en', variants: 'all', audience: null } as const
    const compiled = loaded && compilePage(loaded, place)
    const { $id: _, ...schema } = componentSchemas()[loaded?.main[0]?.component ?? ''] ?? {}
    const validate = new Ajv2020({ strict: false }).compile(schema)
    const [main] = compiled ? [compiled['main']] : []
    const first: unknown = typeof main === 'object' && main !== null && '0' in main ? main[0] : null
    expect([validate(first), validate.errors]).toEqual([true, null])
  })

  it('cover every kind of field with a format of its own', () => {
    expect(examples.map(({ name }) => name)).toEqual([
      '/service/engraving',
      'teaser',
      'logo-wall',
      'cloud-image',
      'video',
      'container',
      'introduction-text',
    ])
  })

  it('refer to existing products', () => {
    const known = new Set(buildCatalogue().products.map(({ id }) => id))
    const ids = [...readme.matchAll(/"(\d{4}-\d{3}-\d)"/g)].map((match) => match[1] ?? '')
    expect(ids.length).toBeGreaterThan(2)
    expect(ids.filter((id) => !known.has(id))).toEqual([])
  })
})
