import { describe, expect, it } from 'vitest'
import { relatedTests } from './relatedTests.mjs'

const folder = 'packages/commerce-client/src/domain/product'
const file = `${folder}/productPrice.ts`
const names = (isWide) => [...relatedTests(folder, [file], isWide).keys()]

describe('relatedTests', () => {
  it('are the tests in the folder that load one of the files', () => {
    expect(names(false)).toContain(`${folder}/productPrice.test.ts`)
    expect(names(false)).not.toContain(`${folder}/keyFacts.test.ts`)
    expect(names(false).every((name) => name.startsWith(`${folder}/`))).toBe(true)
  })

  it('are those of the package when they are asked for', () => {
    expect(names(true).length).toBeGreaterThan(names(false).length)
    expect(names(true).every((name) => name.startsWith('packages/commerce-client/'))).toBe(true)
  })

  it('are those of the package where the folder has none', () => {
    const bare = 'packages/commerce-client/src/types'
    expect(relatedTests(bare, [file], false)).toEqual(relatedTests(bare, [file], true))
  })
})
