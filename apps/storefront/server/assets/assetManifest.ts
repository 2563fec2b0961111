import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { screenModules } from '../../app/config/screens.js'
import { templateGroups } from '../../app/config/templateGroups.js'
import type { AssetManifest } from '../../app/contract/hostContract.js'

const FONT_EXTENSION = '.woff2'
const ENTRY = 'app/entry.client.tsx'
/** Matches a quoted message id (`component.meaning`) in a script. */
const MESSAGE_ID = /["'`]([a-z]\w*(?:\.\w+)+)["'`]/gi

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    name: z.string().optional(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
)

type BuildManifest = z.infer<typeof manifestSchema>
type Chunk = BuildManifest[string]

/** Assets of one client build, with an id for the build. */
export interface BuiltAssets {
  readonly assets: AssetManifest
  readonly buildId: string
}

/**
 * Reads the manifest and styles of the client build in a folder.
 *
 * @throws Error when the folder contains no build
 */
export function readAssets(clientDirectory: string): BuiltAssets {
  const text = readManifest(`${clientDirectory}/.vite/manifest.json`)
  const manifest = manifestSchema.parse(JSON.parse(text))
  const chunks = chunksFrom(ENTRY, manifest)
  const [entry, ...imported] = chunks
  const css = [...new Set(chunks.toReversed().flatMap((chunk) => chunk.css ?? []))]
  const readStyle = (file: string) => readFileSync(`${clientDirectory}/${file}`, 'utf8').trim()
  return {
    buildId: createHash('sha256').update(text).digest('base64url').slice(0, 12),
    assets: {
      scripts: entry ? [`/${entry.file}`] : [],
      preloadScripts: imported.map((chunk) => `/${chunk.file}`),
      ...templateFiles(manifest, new Set(chunks), readStyle),
      criticalCss: css.map(readStyle).join('\n'),
      stylesheets: [],
      fonts: fontFiles(manifest),
      messageIds: messageIds(clientDirectory),
    },
  }
}

/** CSS texts that documents may inline, without duplicates. */
export function inlinedStyles({ criticalCss, templateStyles }: AssetManifest): readonly string[] {
  const texts = Object.values(templateStyles).flatMap((sheets) => sheets.map(({ text }) => text))
  return [...new Set([criticalCss, ...texts])].filter((text) => text !== '')
}

/** A chunk and all its static imports, without duplicates. */
function chunksFrom(start: string, manifest: BuildManifest): Chunk[] {
  const seen = new Set<string>()
  const chunks: Chunk[] = []
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunks.push(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(start)
  return chunks
}

/**
 * Files that each template group or screen loads beyond the first chunks: its entry file if it has one, its own chunk, the chunks
 * it imports, and all their styles.
 */
function templateFiles(manifest: BuildManifest, first: ReadonlySet<Chunk>, readStyle: (file: string) => string) {
  const groups: ReadonlySet<string> = new Set([...templateGroups, ...screenModules])
  const entries = Object.entries(manifest).filter(
    ([, { name = '', isDynamicEntry }]) => isDynamicEntry && groups.has(name),
  )
  const files = entries.map(([key, { name = '' }]) => {
    const naming = Object.values(manifest).filter(({ dynamicImports }) => dynamicImports?.includes(key))
    const chunks = [...naming, ...chunksFrom(key, manifest)].filter((chunk) => !first.has(chunk))
    return {
      name,
      scripts: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.toReversed().flatMap(({ css = [] }) => css))],
    }
  })
  return {
    templateScripts: Object.fromEntries(files.map(({ name, scripts }) => [name, scripts])),
    templateStyles: Object.fromEntries(
      files.flatMap(({ name, styles }) =>
        styles.length === 0 ? [] : [[name, styles.map((file) => ({ href: `/${file}`, text: readStyle(file) }))]],
      ),
    ),
  }
}

function messageIds(clientDirectory: string): ReadonlySet<string> {
  const scripts = globSync(`${clientDirectory}/assets/*.js`).map((file) => readFileSync(file, 'utf8'))
  return new Set(scripts.flatMap((script) => [...script.matchAll(MESSAGE_ID)].map(([, id = '']) => id)))
}

function fontFiles(manifest: BuildManifest): Record<string, string> {
  const sources = Object.entries(manifest).filter(([source]) => source.endsWith(FONT_EXTENSION))
  return Object.fromEntries(sources.map(([source, { file }]) => [basename(source, FONT_EXTENSION), `/${file}`]))
}

function readManifest(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error('There is no client build, so no page can be served. Run "npm run build" first.', { cause })
  }
}
