// Raw colours are allowed only in ui/src/theme. Fails on one in any other shipped code; stories and tests are exempt.
import { readFileSync } from 'node:fs'
import { root } from '../run/run.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const COLOUR = /#[0-9a-f]{3,8}\b(?![^'"`]*['"`]\s*(?:in|of)\b)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi
const isShipped = (file) => !/\.(stories|test|spec)\.tsx?$|\/testing\//.test(file)

const files = [
  ...sourceFiles('packages/ui/src').filter((file) => !file.startsWith('packages/ui/src/theme/')),
  ...sourceFiles('packages/cms-renderer/src'),
  ...sourceFiles('apps/storefront/app'),
].filter(isShipped)

let count = 0
for (const file of files) {
  readFileSync(root + file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const code = line.replace(/\/\*.*?\*\/|\/\/.*$|^\s*\*.*$/g, '')
      for (const match of code.matchAll(COLOUR)) {
        if (!/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(match[0]) && match[0].startsWith('#')) continue
        count += 1
        console.error(`${file}:${index + 1}: raw colour ${match[0]}`)
      }
    })
}
if (count > 0) {
  console.error('Use a colour of the theme contract (packages/ui/src/theme/contract.css.ts), or add a token there.')
  process.exit(1)
}
console.log('colours: all come from the theme')
