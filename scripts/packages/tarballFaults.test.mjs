import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { subpaths } from './subpaths.mjs'
import { tarballFaults } from './tarballFaults.mjs'

const MANIFEST = {
  name: 'x',
  dependencies: { clsx: '1' },
  exports: { './*': './dist/*/*.js', './a.css': './dist/a.css' },
}
const CLEAN = { 'dist/A/A.js': 'import { clsx } from "clsx"', 'dist/a.css': '.a {}' }
const MACHINE = ['', 'home', 'someone', 'x.js'].join('/')

const folders = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

describe('a tarball', () => {
  it('has no faults when it contains what it declares', () => {
    expect(tarballFaults(unpacked(CLEAN))).toEqual([])
  })

  it.each([
    ['a test', { 'dist/A.test.js': '' }, 'x: dist/A.test.js does not belong into the tarball'],
    ['a source map', { 'dist/A.js.map': '{}' }, 'x: dist/A.js.map does not belong into the tarball'],
    ['a source', { 'src/A.ts': '' }, 'x: src/A.ts does not belong into the tarball'],
    ['a path of a machine', { 'dist/B.js': `"${MACHINE}"` }, 'x: dist/B.js holds a path of a machine'],
    [
      'an undeclared import',
      { 'dist/B.js': 'import "left-pad"' },
      'x: dist/B.js imports left-pad, which package.json does not declare',
    ],
  ])('must not contain %s', (_what, files, fault) => {
    expect(tarballFaults(unpacked({ ...CLEAN, ...files }))).toContain(fault)
  })

  it('must not declare unused dependencies', () => {
    const faults = tarballFaults(unpacked(CLEAN, { ...MANIFEST, dependencies: { clsx: '1', idle: '1' } }))
    expect(faults).toEqual(['x: package.json declares idle, which nothing imports'])
  })

  it('must not refer to the workspace', () => {
    const faults = tarballFaults(unpacked(CLEAN, { ...MANIFEST, dependencies: { clsx: 'catalog:' } }))
    expect(faults).toEqual(['x: package.json still says catalog:'])
  })
})

describe('subpaths', () => {
  it('expand patterns to existing files', () => {
    expect([...subpaths(unpacked({ ...CLEAN, 'dist/A/help.js': '' }), MANIFEST)]).toEqual([
      ['./A', './dist/A/A.js'],
      ['./a.css', './dist/a.css'],
    ])
  })
})

function unpacked(files, manifest = MANIFEST) {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'))
  folders.push(folder)
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
