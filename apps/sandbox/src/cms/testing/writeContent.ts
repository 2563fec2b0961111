import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A text in every language. */
export const sampleText = { en: 'A', de: 'B', fr: 'C', da: 'D' }

/** A page without components. */
export const samplePage = {
  path: '/a',
  template: 'home',
  lastModified: '2026-01-01T00:00:00.000+01:00',
  title: sampleText,
  main: [],
}

/** Writes a content folder for one test; strings are written unchanged. */
export function writeContent(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const kind of ['pages', 'ecompages']) mkdirSync(join(folder, kind))
  for (const [name, json] of Object.entries({ 'links.json': {}, ...files }))
    writeFileSync(join(folder, name), typeof json === 'string' ? json : JSON.stringify(json))
  return folder
}
