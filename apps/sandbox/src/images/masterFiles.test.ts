import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { createMasters } from './createMasters.js'
import { createMasterFiles, readMasterIndex } from './masterFiles.js'
import { mastersFolder } from './mastersFolder.js'

const masters = createMasters(buildCatalogue())
const index = readMasterIndex()
const howTo = 'Run in apps/sandbox: tsx --conditions=source media/renderMasters.ts'

describe('the index of masters', () => {
  it('knows every picture, and keeps a file of each that is drawn', () => {
    expect(Object.keys(index).toSorted(), howTo).toEqual(masters.ids().toSorted())
    const drawn = masters.ids().filter((id) => masters.find(id)?.source === 'drawn')
    const kept = Object.keys(index).filter((id) => index[id]?.isKept)
    expect(kept.toSorted(), howTo).toEqual(drawn.toSorted())
    const missing = kept.filter((id) => !existsSync(join(mastersFolder(), `${index[id]?.version}.webp`)))
    expect(missing, howTo).toEqual([])
  })

  it('says what the pictures show now', () => {
    // Every twentieth drawing: making all of them takes a minute.
    const sample = masters.ids().filter((id, position) => masters.find(id)?.source !== 'drawn' || position % 20 === 0)
    const stale = sample.filter((id) => masters.find(id)?.version !== index[id]?.version)
    expect(stale, howTo).toEqual([])
  })

  it('has a tiny picture of each, short enough for every answer', async () => {
    const placeholders = Object.values(index).map(({ placeholder }) => placeholder)
    expect(placeholders.filter((one) => one.length > 300)).toEqual([])
    const first = await sharp(Buffer.from(placeholders[0] ?? '', 'base64')).metadata()
    expect(first).toMatchObject({ format: 'webp', width: 8 })
  })
})

describe('createMasterFiles', () => {
  it('finds nothing for unknown ids', async () => {
    const files = createMasterFiles()
    expect(files.version('catalogue/none.jpg')).toBeNull()
    expect(await files.read('../../package.json')).toBeNull()
  })
})
