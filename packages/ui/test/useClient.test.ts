import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isData, needsClient, saysClient } from './clientSignals.js'

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((path) => !/\.(?:stories|test)\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(`${src}/${path}`, 'utf8') }))
const pathsOf = (wanted: (file: (typeof files)[number]) => boolean) => files.filter(wanted).map(({ path }) => path)

describe('the client directive', () => {
  it('is the first line of every module that must run on the client', () => {
    expect(pathsOf(({ path, source }) => !isData(path) && needsClient(path, source) && !saysClient(source))).toEqual([])
  })

  it('is missing in modules that can run on the server, to minimise client code', () => {
    expect(pathsOf(({ path, source }) => (isData(path) || !needsClient(path, source)) && saysClient(source))).toEqual(
      [],
    )
  })

  it('counts on the first line only', () => {
    expect(pathsOf(({ source }) => /^\s*['"]use client['"]/m.test(source) && !saysClient(source))).toEqual([])
  })

  it('is in no rule, nor in the modules a rule imports, so that servers can call them', () => {
    const rules = files.filter(({ path }) => path.startsWith('rules/'))
    const loads = (source: string) =>
      [...source.matchAll(/^(?:import|export)(?! type)\s[^'";]*?from '([^']+)'/gm)].map(([, specifier]) => specifier)
    expect(rules.length).toBeGreaterThan(5)
    expect(rules.filter(({ source }) => saysClient(source))).toEqual([])
    expect(rules.flatMap(({ source }) => loads(source)).filter((specifier) => !specifier?.startsWith('./'))).toEqual([])
  })

  it.each([
    'const id = useId()',
    'const ref = useRef<HTMLDivElement>(null)',
    'createContext<Ui>(ui)',
    '<button onClick={close} />',
    '<button {...mergeProps({ onClick: close }, rest)} />',
    "import { useIntl } from 'react-intl'",
    "import Dialog from '@mui/material/Dialog'",
    'document.title',
    '<div ref={(element) => mark(element)} />',
    'memo(Tile)',
  ])('is required by %s', (source) => {
    expect(needsClient('X.tsx', source)).toBe(true)
  })

  it('is not required by a plain function that uses the document', () => {
    expect(needsClient('inert.ts', 'document.body.inert = true')).toBe(false)
  })

  it.each([
    "import type { IntlShape } from 'react-intl'",
    '/** Calls useIntl() of its host. */',
    '// the window.location of the host',
    'const onImage = { white }',
  ])('is not required by %s', (source) => {
    expect(needsClient('X.tsx', source)).toBe(false)
  })
})
