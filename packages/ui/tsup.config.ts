import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { getSourceFromVirtualCssFile } from '@vanilla-extract/integration'
import { defineConfig } from 'tsup'

const DIST = 'dist'
const VIRTUAL_CSS = /^import "([^"]+\.vanilla\.css\?source=[^"]+)";\n?/gm
const FONT_URL = /url\(["']?(@fontsource-variable\/[^"')]+)["']?\)/g

/** First in styles.css: the cascade layers must be declared before anything uses them. */
const FIRST = ['theme/layers', 'theme/fonts', 'theme/scale', 'theme/', 'components/']

/** Readable class names; the hash differs from that of an app built from source, so nothing may select by it. */
const identifiers = ({ hash, filePath, debugId = 'x' }: { hash: string; filePath: string; debugId?: string }) =>
  `vt-${basename(filePath, '.css.ts')}-${debugId.replaceAll(/[^\w-]/g, '')}_${hash}`

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
    await writeStylesheets()
    cpSync('messages', join(DIST, 'messages'), { recursive: true })
  },
})

/**
 * The plugin leaves `import "x.css.ts.vanilla.css?source=…"` in every x.css.js: one for its own styles and one for each
 * style file that it reads. This writes its own styles beside it as plain CSS, drops the imports, and joins everything
 * into styles.css: consumers need no plugin.
 */
async function writeStylesheets(): Promise<void> {
  const sheets: { readonly file: string; readonly source: string }[] = []
  for (const file of globSync(`${DIST}/**/*.css.js`)) {
    const script = readFileSync(file, 'utf8')
    writeFileSync(file, script.replaceAll(VIRTUAL_CSS, ''))
    const name = relative(DIST, file).replace(/\.js$/, '')
    for (const [, id = ''] of script.matchAll(VIRTUAL_CSS)) {
      if (!id.startsWith(`src/${name}.ts.`)) continue
      const { source } = await getSourceFromVirtualCssFile(id)
      writeFileSync(join(DIST, name), withLocalFonts(source, dirname(file)))
      sheets.push({ file: name, source: withLocalFonts(source, DIST) })
    }
  }
  const rank = (file: string) => FIRST.findIndex((prefix) => file.startsWith(prefix))
  sheets.sort((a, b) => rank(a.file) - rank(b.file) || a.file.localeCompare(b.file))
  writeFileSync(join(DIST, 'styles.css'), sheets.map(({ source }) => source).join('\n'))
}

/** Copies the font files into dist/fonts and points the stylesheet there. */
function withLocalFonts(source: string, from: string): string {
  return source.replaceAll(FONT_URL, (_match, specifier: string) => {
    mkdirSync(join(DIST, 'fonts'), { recursive: true })
    cpSync(join('node_modules', specifier), join(DIST, 'fonts', basename(specifier)))
    return `url(${relative(from, join(DIST, 'fonts', basename(specifier)))})`
  })
}
