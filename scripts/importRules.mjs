const anyVitrine = /^@vitrine\//
const react = /^react(-dom)?(\/|$)/

/** First rule whose `files` match decides. `forbid`: pattern → why. */
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
      [/^\.\.\/(\.\.\/)*(client|hooks)\//, 'domain rules know neither client nor hooks'],
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
      [/^@vitrine\/commerce-client\/(hooks|client)/, 'the renderer may use types and domain only'],
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
    // What its contract tests share drives the sandbox with our client.
    files: /^apps\/sandbox\/(?!src\/commerce\/testing\/(?:ourClient|hookSandbox|createHostStandIn)\.ts$)/,
    forbid: [
      [/^@vitrine\/ui/, 'the sandbox knows no component'],
      [/^@vitrine\/commerce-client\/(hooks|client)/, 'the sandbox may use types and testing only'],
      [/^@vitrine\/storefront/, 'the sandbox knows no storefront'],
    ],
  },
]

/** Components that carry Material code: `packages/ui/src/components/X/`. */
export const materialParts = ['ActionMenu', 'Dialog', 'RangeSlider', 'SelectSearch', 'Tooltip']

/**
 * Components that consumers load with `import()`, so that no page pays for them at first: those with Material, and the
 * flyouts. A component becomes a lazy part by its name in this list and by nothing else.
 */
export const lazyParts = [...materialParts, 'FilterFlyout', 'FlyoutDrawer', 'SearchFlyout']

const TESTS = '\\.stories\\.tsx$|\\.test\\.tsx?$'
const anyLazyPart = `(?:${lazyParts.join('|')})`
/** Where Material may be: its parts, what lazy parts share, and its theme. */
const materialRoom = new RegExp(
  `^packages/ui/src/(?:components/(?:${materialParts.join('|')})/|material/|theme/mui\\w+\\.ts$)|${TESTS}`,
)
/** Where lazy parts may be imported. */
const lazyRoom = new RegExp(`^packages/ui/src/components/${anyLazyPart}/|${TESTS}`)
/** A file that is itself loaded with `import()`: it may import lazy parts as any other component. */
const lazyFile = /\.lazy\.tsx?$/
const ofMaterial = /^@(?:mui|emotion)\//
const ofLazyPart = new RegExp(
  `^@vitrine/ui/(?:${anyLazyPart}$|theme/mui\\w+$)|^\\.{1,2}/(?:.*/)?(?:${anyLazyPart}/|material/|mui(?:Theme|Components)\\.js$)`,
)

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
/** Neither `import()` nor `import type`: what is loaded with the file that says it. */
const staticImportPattern = /(?:^|;)\s*(?:import|export)(?!\s+type\b)\s[^'"();]*?['"]([^'"]+)['"]/gm

/** Border violations of one file, as printable lines. */
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
