import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../seed/buildCatalogue.js'
import { createMasters } from './createMasters.js'
import { createMasterFiles, mastersFolder, readMasterIndex } from './masterFiles.js'

const masters = createMasters(buildCatalogue())
const index = readMasterIndex()
const howTo = 'Run in apps/sandbox: tsx --conditions=source media/renderMasters.ts'

describe('kept masters', () => {
  it('exist for every picture that is slow to make', () => {
    const kept = masters.ids().filter((id) => masters.find(id)?.isKept)
    expect(Object.keys(index).toSorted(), howTo).toEqual(kept.toSorted())
    const missing = Object.values(index).filter((version) => !existsSync(join(mastersFolder(), `${version}.webp`)))
    expect(missing, howTo).toEqual([])
  })

  it('show what the drawings show now', () => {
    // Every twentieth picture: drawing all of them takes a minute.
    const sample = Object.keys(index).filter((_, position) => position % 20 === 0)
    const stale = sample.filter((id) => masters.find(id)?.version !== index[id])
    expect(stale, howTo).toEqual([])
  })

  it('are absent for unknown ids', async () => {
    const files = createMasterFiles()
    expect(files.version('catalogue/none.jpg')).toBeNull()
    expect(await files.read('../../package.json')).toBeNull()
  })
})
