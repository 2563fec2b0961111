import { describe, expect, it } from 'vitest'
import { changeSteps } from './changeSteps.mjs'

const names = (...files) => changeSteps(files).map(({ name, command }) => (name === 'types' ? command.at(-1) : name))

describe('changeSteps', () => {
  it('only checks format and imports when no code changed', () => {
    expect(names('README.md')).toEqual(['format', 'imports'])
  })

  it('checks the types of every project that depends on a package', () => {
    const users = ['packages/commerce-client', 'packages/cms-renderer', 'apps/sandbox', 'apps/storefront']
    const expected = ['tests', ...users, 'lint', 'format', 'imports']
    expect(names('packages/commerce-client/src/sync/shop.ts')).toEqual(expected)
  })

  it('checks only the types of the storefront for a file of the storefront', () => {
    expect(names('apps/storefront/app/App.tsx')).toEqual(['tests', 'apps/storefront', 'lint', 'format', 'imports'])
  })

  it('runs the stories of each changed component once', () => {
    const files = ['Button/Button.tsx', 'Button/Button.css.ts', 'Price/Price.tsx']
    const steps = changeSteps(files.map((file) => `packages/ui/src/components/${file}`))
    const { command } = steps.find(({ name }) => name === 'stories')
    expect(command.slice(-2)).toEqual(['packages/ui/src/components/Button/', 'packages/ui/src/components/Price/'])
  })
})
