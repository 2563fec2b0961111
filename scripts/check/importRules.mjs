const anyVitrine = /^@vitrine\//
const react = /^react(-dom)?(\/|$)/

/** The first rule whose `files` match applies. `forbid`: pattern → reason. */
const rules = [
  {
    files: /^packages\/ui\/src\//,
    forbid: [
      [anyVitrine, 'ui knows no other package'],
      [/^(react-router|swr)(\/|$)/, 'ui knows no router and fetches nothing'],
    ],
  },
  {
    files: /^packages\/commerce-client\/src\/(types|domain)\//,
    forbid: [
      [react, 'domain rules are pure'],
      [/^(swr|react-intl|react-router)(\/|$)/, 'domain rules are pure'],
      [anyVitrine, 'the commerce client knows no other package'],
      [/^\.\.\/(\.\.\/)*(client|hooks|sync)\//, 'domain rules know neither client nor hooks'],
    ],
  },
  {
    files: /^packages\/commerce-client\/src\/sync\/(?!.*\.test\.ts$)/,
    forbid: [
      [react, 'sync knows no React'],
      [/^(react-intl|react-router)(\/|$)/, 'sync knows neither router nor texts'],
      [anyVitrine, 'the commerce client knows no other package'],
      [/^\.\.\/hooks\//, 'hooks use sync, not the other way round'],
    ],
  },
  {
    files: /^packages\/commerce-client\/src\/client\//,
    forbid: [
      [react, 'the client knows no React'],
      [/^(swr|react-intl|react-router)(\/|$)/, 'the client knows no React'],
      [anyVitrine, 'the commerce client knows no other package'],
    ],
  },
  {
    files: /^packages\/commerce-client\/src\//,
    forbid: [
      [anyVitrine, 'the commerce client knows no other package'],
      [/^(react-router|react-intl)(\/|$)/, 'hooks know neither router nor texts'],
    ],
  },
  {
    files: /^packages\/cms-renderer\/src\//,
    forbid: [
      [/^(swr|react-router)(\/|$)/, 'the renderer knows neither SWR nor router'],
      [/^@vitrine\/commerce-client\/(hooks|sync|client)/, 'the renderer may use types and domain only'],
      [/^@vitrine\/(sandbox|storefront)/, 'packages know no app'],
    ],
  },
  {
    files: /^packages\/cms-renderer\/src\/(registry\.ts|render\/|bridges\/)/,
    forbid: [[/sanitize-html|\/definitions\//, 'definitions run on the server only; the browser imports the registry']],
  },
  {
    files: /^apps\/storefront\/(?!e2e\/|.*\.test\.tsx?$)/,
    forbid: [[/^@vitrine\/sandbox/, 'the storefront knows the sandbox in tests only']],
  },
  {
    // The shared helpers of its contract tests run the sandbox with our client.
    files: /^apps\/sandbox\/(?!src\/commerce\/testing\/(?:ourClient|hookSandbox|createHostStandIn)\.ts$)/,
    forbid: [
      [/^@vitrine\/ui/, 'the sandbox knows no component'],
      [/^@vitrine\/commerce-client\/(hooks|sync|client)/, 'the sandbox may use types and testing only'],
      [/^@vitrine\/storefront/, 'the sandbox knows no storefront'],
    ],
  },
]

/** Components that depend on Material: `packages/ui/src/components/X/`. */
export const materialParts = ['ActionMenu', 'Dialog', 'RangeSlider', 'SelectSearch', 'Tooltip']

/**
 * Components that consumers load with `import()`, to keep them out of the initial bundle: those with Material, and the
 * flyouts. This list alone defines the lazy components.
 */
export const lazyParts = [...materialParts, 'FilterFlyout', 'FlyoutDrawer', 'SearchFlyout']

const TESTS = '\\.stories\\.tsx$|\\.test\\.tsx?$'
const anyLazyPart = `(?:${lazyParts.join('|')})`
/** Files that may import Material: its components, modules shared by lazy components, and its theme. */
const materialRoom = new RegExp(
  `^packages/ui/src/(?:components/(?:${materialParts.join('|')})/|material/|theme/mui\\w+\\.ts$)|${TESTS}`,
)
/** Files that may import lazy components. */
const lazyRoom = new RegExp(`^packages/ui/src/components/${anyLazyPart}/|${TESTS}`)
/** A file that is itself loaded with `import()` may import lazy components statically. */
const lazyFile = /\.lazy\.tsx?$/
const ofMaterial = /^@(?:mui|emotion)\//
const ofLazyPart = new RegExp(
  `^@vitrine/ui/(?:${anyLazyPart}$|theme/mui\\w+$)|^\\.{1,2}/(?:.*/)?(?:${anyLazyPart}/|material/|mui(?:Theme|Components)\\.js$)`,
)

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
/** Static imports and exports of values: neither `import()` nor `import type`. */
const staticImportPattern = /(?:^|;)\s*(?:import|export)(?!\s+type\b)\s[^'"();]*?['"]([^'"]+)['"]/gm

/** Import rule violations of one file, one line each. */
export function importFaults(file, source) {
  const imports = specifiers(source, importPattern)
  const faults = []
  for (const rule of rules) {
    if (!rule.files.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const specifier of imports) {
      for (const [pattern, why] of rule.forbid)
        if (pattern.test(specifier)) faults.push(`${file}: imports ${specifier}: ${why}`)
    }
  }
  return [...faults, ...materialFaults(file, source)]
}

function materialFaults(file, source) {
  if (materialRoom.test(file)) return []
  const loaded = specifiers(source, staticImportPattern)
  return [
    ...specifiers(source, importPattern)
      .filter((specifier) => ofMaterial.test(specifier))
      .map((specifier) => `${file}: imports ${specifier}: MUI and Emotion live in the lazy parts of ui only`),
    ...(lazyFile.test(file) || lazyRoom.test(file) ? [] : loaded)
      .filter((specifier) => ofLazyPart.test(specifier))
      .map(
        (specifier) => `${file}: imports ${specifier}: a lazy part is loaded with import() or from a .lazy.tsx file`,
      ),
  ]
}

function specifiers(source, pattern) {
  return [...source.matchAll(pattern)].map((match) => match[1])
}
