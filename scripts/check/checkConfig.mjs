// Countries and themes are data: only config/ may name one. Elsewhere a record says what differs (ARCHITECTURE §4.7).
import { readFileSync } from 'node:fs'
import { root } from '../run/run.mjs'
import { sourceFiles } from './sourceFiles.mjs'

const NAME = /(['"`])(?:CH|DE|AT|DK|FR|GB|bespoke|cpo|cpov7)\1/g
const ROOMS = ['apps/storefront/app', 'apps/storefront/server']
const isConfig = (file) => file.startsWith('apps/storefront/app/config/')
const isTest = (file) => /\.test\.tsx?$|\/testing\//.test(file)

let count = 0
for (const file of ROOMS.flatMap((folder) => sourceFiles(folder)).filter((path) => !isConfig(path) && !isTest(path))) {
  readFileSync(root + file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [name] of line.replace(/\/\*.*?\*\/|\/\/.*$|^\s*\*.*$/g, '').matchAll(NAME)) {
        count += 1
        console.error(`${file}:${index + 1}: ${name} is a country or theme by name`)
      }
    })
}
if (count > 0) {
  console.error('Move what differs into a record of apps/storefront/app/config.')
  process.exit(1)
}
console.log('config: no country or theme is named outside of it')
