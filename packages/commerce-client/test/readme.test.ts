import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const samples = [...read('../README.md').matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code)

// The samples stand in files of their own too, so that the type check reads them.
it('shows code that compiles: its samples are the files of test/readme', () => {
  expect(samples).toEqual([read('readme/client.ts'), read('readme/Shop.tsx')])
})
