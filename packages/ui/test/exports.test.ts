import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const components = new URL('../src/components/', import.meta.url)
const folders = readdirSync(components).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, components)))

describe('exports of @vitrine/ui', () => {
  it('has these subpaths', () => {
    expect(Object.keys(manifest.exports)).toEqual(['./theme/*', './provider', './messages/*', './styles.css', './*'])
  })

  it('publishes the same subpaths, without the source', () => {
    expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports))
    expect(JSON.stringify(manifest.publishConfig.exports)).not.toContain('/src/')
  })

  it('holds the whole system', () => {
    expect(folders.length).toBeGreaterThan(50)
  })

  it.each(folders)('offers %s under its own name', (name) => {
    expect(readFileSync(new URL(`${name}/${name}.tsx`, components), 'utf8')).toMatch(
      new RegExp(`export function ${name}\\b`),
    )
  })

  it('has no default export and no index file in a component folder', () => {
    for (const name of folders) {
      expect(existsSync(new URL(`${name}/index.ts`, components))).toBe(false)
      expect(readFileSync(new URL(`${name}/${name}.tsx`, components), 'utf8')).not.toContain('export default')
    }
  })
})
