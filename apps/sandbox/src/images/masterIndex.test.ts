import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { createMasters } from './createMasters.js'
import { readMasterIndex } from './masterIndex.js'

const catalogue = buildCatalogue()
const masters = createMasters(catalogue)
const index = readMasterIndex()
const howTo = 'Run in apps/sandbox: tsx --conditions=source media/renderMasters.ts'

describe('the studio', () => {
  it('has photographs of every product and both crops of every scene', () => {
    const pieces = catalogue.products.filter(({ images }) => images.length === 0).map(({ id }) => id)
    const pictures = masters.ids().filter((id) => masters.find(id) === null)
    expect([...pieces, ...pictures], 'Take them: studio/README.md').toEqual([])
  })
})

describe('the index of masters', () => {
  it('lists every image, and no others', () => {
    expect(Object.keys(index).toSorted(), howTo).toEqual(masters.ids().toSorted())
  })

  it('matches the current images', () => {
    const stale = masters.ids().filter((id) => masters.find(id)?.version !== index[id]?.version)
    expect(stale, howTo).toEqual([])
  })

  it('has a placeholder for each, short enough for every response', async () => {
    const placeholders = Object.values(index).map(({ placeholder }) => placeholder)
    expect(placeholders.filter((one) => one.length > 300)).toEqual([])
    const first = await sharp(Buffer.from(placeholders[0] ?? '', 'base64')).metadata()
    expect(first).toMatchObject({ format: 'webp', width: 8 })
  })
})
