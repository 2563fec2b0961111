import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { getSourceFromVirtualCssFile } from '@vanilla-extract/integration'
import { defineConfig } from 'tsup'
import { compileMessages } from './scripts/compileMessages.js'

const DIST = 'dist'
const GUIDES = ['docs/how-to/add-a-theme.md', 'docs/how-to/build-a-form.md']
const VIRTUAL_CSS = /^import "([^"]+\.vanilla\.css\?source=[^"]+)";\n?/gm
const FONT_URL = /url\(["']?\.\.\/\.\.\/(fonts\/[^"')]+)["']?\)/g
const RELATIVE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+\.js)"/g

/** Must come first in a joined stylesheet: cascade layers have to be declared before they are used. */
const FIRST = ['theme/layers', 'theme/fonts', 'theme/scale', 'theme/', 'components/']

interface Sheet {
  /** Path in dist, such as `components/Button/Button.css`. */
  readonly file: string
  readonly source: string
}

/**
 * Readable class names; the hash differs from that of an app built from source, so they must not be used as selectors.
 */
const identifiers = ({ hash, filePath, debugId }: { hash: string; filePath: string; debugId?: string }) => {
  const name = debugId?.replaceAll(/[^\w-]/g, '')
  return `vt-${basename(filePath, '.css.ts')}${name ? `-${name}` : ''}_${hash}`
}

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}'],
  format: ['esm'],
  target: 'es2022',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: false,
  clean: true,
  silent: true,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  async onSuccess() {
    const sheets = await takeStyles()
    writeFileSync(join(DIST, 'styles.css'), joined(sheets))
    writeFileSync(join(DIST, 'theme.css'), joined(sheets.filter(({ file }) => file.startsWith('theme/'))))
    writeComponentStyles(sheets)
    // Stylesheets have no types, but TypeScript requires a declaration to import one.
    writeFileSync(join(DIST, 'css.d.ts'), 'export {}\n')
    cpSync('messages', join(DIST, 'messages'), { recursive: true })
    compileMessages('messages', join(DIST, 'messages'))
    // The guides that the README and error messages refer to, at the same path as in the repository.
    for (const guide of GUIDES) cpSync(join('../..', guide), guide)
  },
})

/**
 * The plugin leaves `import "x.css.ts.vanilla.css?source=…"` in every x.css.js, one for its own styles and one for each
 * imported style file. This extracts the styles and removes the imports, so that consumers need no plugin.
 */
async function takeStyles(): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = []
  for (const file of globSync(`${DIST}/**/*.css.js`)) {
    const script = readFileSync(file, 'utf8')
    writeFileSync(file, script.replaceAll(VIRTUAL_CSS, ''))
    const name = relative(DIST, file).replace(/\.js$/, '')
    for (const [, id = ''] of script.matchAll(VIRTUAL_CSS)) {
      if (id.startsWith(`src/${name}.ts.`)) sheets.push({ file: name, ...(await getSourceFromVirtualCssFile(id)) })
    }
  }
  const rank = (file: string) => FIRST.findIndex((prefix) => file.startsWith(prefix))
  return sheets.sort((a, b) => rank(a.file) - rank(b.file) || a.file.localeCompare(b.file))
}

function joined(sheets: readonly Sheet[]): string {
  return sheets.map(({ source }) => withLocalFonts(source)).join('\n')
}

/** Copies the font files into dist/fonts and points the stylesheet there. */
function withLocalFonts(source: string): string {
  // Includes their licences.
  cpSync('fonts', join(DIST, 'fonts'), { recursive: true })
  return source.replaceAll(FONT_URL, 'url(./$1)')
}

/** Writes a stylesheet next to every component script: the layer order, the stylesheets of its parts, its own. */
function writeComponentStyles(sheets: readonly Sheet[]): void {
  const own = new Map(sheets.map(({ file, source }) => [file, source]))
  const layers = own.get('theme/layers.css') ?? ''
  const done = new Map<string, readonly string[]>()

  /** Stylesheets of a script: its component's, or all that a helper imports; those of the theme are in theme.css. */
  const sheetsOf = (script: string): readonly string[] => {
    const known = done.get(script)
    if (known) return known
    const file = script.replace(/(?:\.css)?\.js$/, '.css')
    const held = new Set(importsOf(script).flatMap(sheetsOf))
    held.delete(file)
    const isPart = file.startsWith('components/') && (script.endsWith('.css.js') || isComponent(script))
    const result = isPart ? (own.has(file) || held.size > 0 ? [file] : []) : [...held]
    done.set(script, result)
    if (isPart && result.length > 0 && !(script.endsWith('.css.js') && isComponent(script.replace('.css.js', '.js'))))
      writeFileSync(join(DIST, file), [layers, ...[...held].map(importRule(file)), own.get(file) ?? ''].join('\n'))
    return result
  }
  for (const script of globSync(`${DIST}/components/*/*.js`)) sheetsOf(relative(DIST, script))
}

/** Whether a script is the entry of a component folder. */
function isComponent(script: string): boolean {
  return basename(dirname(script)) === basename(script, '.js') && existsSync(join(DIST, script))
}

function importsOf(script: string): readonly string[] {
  const source = readFileSync(join(DIST, script), 'utf8')
  return [...source.matchAll(RELATIVE_IMPORT)].map(([, specifier = '']) => join(dirname(script), specifier))
}

function importRule(from: string) {
  return (to: string) => {
    const path = relative(dirname(from), to)
    return `@import '${path.startsWith('.') ? path : `./${path}`}';`
  }
}
