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
    files: /^apps\/sandbox\//,
    forbid: [
      [/^@vitrine\/ui/, 'the sandbox knows no component'],
      [/^@vitrine\/commerce-client\/(hooks|client)/, 'the sandbox may use types and testing only'],
      [/^@vitrine\/storefront/, 'the sandbox knows no storefront'],
    ],
  },
]

const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
const muiPattern = /^@(mui|emotion)\//

/** Border violations of one file, as printable lines. */
export function importFaults(file, source) {
  const imports = [...source.matchAll(importPattern)].map((match) => match[1])
  const faults = []
  for (const rule of rules) {
    if (!rule.files.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const specifier of imports) {
      for (const [pattern, why] of rule.forbid)
        if (pattern.test(specifier)) faults.push(`${file}: imports ${specifier}: ${why}`)
    }
  }
  const mayUseMui = /\.lazy\.tsx$|\/FlyoutDrawer\/|\/muiTheme\.ts$|\.stories\.tsx$|\.test\.tsx?$/.test(file)
  if (!mayUseMui) {
    for (const specifier of imports) {
      if (muiPattern.test(specifier))
        faults.push(`${file}: imports ${specifier}: MUI and Emotion live in lazily loaded parts only`)
    }
  }
  return faults
}
