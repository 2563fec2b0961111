import { readdirSync } from 'node:fs'
import { root } from '../run/run.mjs'

const IGNORED = new Set(['node_modules', 'dist', '.cache', 'storybook-static', 'generated'])

/** Paths (relative to the root) of all matching files below a folder, sorted. */
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
