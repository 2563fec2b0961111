import { describe, expect, it } from 'vitest'
import { MAX_NODES } from '../nodes/cmsNode.js'
import { CmsError } from './CmsError.js'
import { createCmsClient } from './createCmsClient.js'

/** Outcome of reading a page with this JSON text. */
async function readPage(body: string): Promise<string> {
  const cms = createCmsClient({
    baseUrl: 'https://cms.example',
    retries: 0,
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  })
  try {
    return (await cms.getPage({ country: 'ch', path: '/', lang: 'de' })) ? 'read' : 'missing'
  } catch (error) {
    return error instanceof CmsError ? error.kind : `thrown: ${String(error)}`
  }
}

const nested = (open: string, close: string, depth: number) => `{"a":${open.repeat(depth)}1${close.repeat(depth)}}`
const wide = (count: number) => `{${Array.from({ length: count }, (_, index) => `"n${index}":{}`).join()}}`
const pollution =
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"main":{"__proto__":{"isAdmin":true},"@nodes":["__proto__","constructor"]},"@nodes":["main","__proto__"]}'

describe('limits of a page response', () => {
  it.each([
    ['objects 1,000 deep', nested('{"a":', '}', 1000)],
    ['lists 1,000 deep', nested('[', ']', 1000)],
    ['objects 200,000 deep', nested('{"a":', '}', 200_000)],
    ['lists 900,000 deep', nested('[', ']', 900_000)],
    ['objects and lists in turn', nested('[{"a":', '}]', 100_000)],
    ['areas 65 deep', nested('{"@nodes":["a"],"a":', '}', 65)],
    ['5,001 nodes', wide(MAX_NODES)],
    ['lists of empty lists', `{"a":[${'[],'.repeat(6000)}1]}`],
    ['more than 2 MB', `{"text":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  ])('reject %s without a stack overflow', async (_, body) => {
    expect(await readPage(body)).toBe('tooLarge')
  })

  it.each([
    ['60 levels', nested('{"@nodes":["a"],"a":', '}', 60)],
    ['5,000 nodes', wide(MAX_NODES - 1)],
    ['just under 2 MB', `{"text":"${'x'.repeat(2 * 1024 * 1024 - 100)}"}`],
  ])('accept %s', async (_, body) => {
    expect(await readPage(body)).toBe('read')
  })

  it.each([
    ['cut off', '{"a":{"b":'],
    ['a million opening brackets', '['.repeat(1_000_000)],
    ['a list', '[{}]'],
    ['a text', '"page"'],
    ['null', 'null'],
    ['nothing', ''],
  ])('report a body as malformed when it is %s', async (_, body) => {
    expect(await readPage(body)).toBe('malformed')
  })

  it('keep prototypes unchanged', async () => {
    expect(await readPage(pollution)).toBe('read')
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })
})
