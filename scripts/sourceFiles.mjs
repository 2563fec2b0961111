import { readdirSync } from 'node:fs'
import { root } from './run.mjs'

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'storybook-static', 'generated'])

/** Paths (from the root) of all files below a folder that match, sorted. */
export function sourceFiles(folder, pattern = /\.tsx?$/) {
  const files = []
  const visit = (path) => {
    for (const entry of readdirSync(root + path, { withFileTypes: true })) {
      if (IGNORED.has(entry.name)) continue
      const child = `${path}/${entry.name}`
      if (entry.isDirectory()) visit(child)
      else if (pattern.test(entry.name)) files.push(child)
    }
  }
  visit(folder)
  return files.toSorted((a, b) => (a < b ? -1 : 1))
}
