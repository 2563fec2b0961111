import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const samples = [...read('../README.md').matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code)

// The samples are also files, so that they are type-checked.
it('shows the samples of test/readme, which are type-checked', () => {
  expect(samples).toEqual([read('readme/client.ts'), read('readme/Shop.tsx')])
})
