import { describe, expect, it } from 'vitest'
import { newComponents, pendingChange, releasedVersions } from '../../.storybook/changes.ts'
import { colourRoles } from '../../.storybook/docs/colourRoles.ts'
import { endsOfSize } from '../../.storybook/docs/endsOfSize.ts'
import { withToolbarSettings } from '../../.storybook/docs/withToolbarSettings.ts'
import { keyParts } from '../../.storybook/docs/keyParts.ts'
import { stateName } from '../../.storybook/docs/stateName.ts'
import { sentencesOf } from '../../.storybook/storySources.ts'
import { tokens } from '../../packages/ui/src/theme/tokens.ts'

const CHANGESET = `---
'@vitrine/ui': minor
---

A way to a boutique.

New: \`StoreFinder\` and \`StoreMap\`.

**For engineers.** \`StoreList\` is \`StoreFinder\`.
`

describe('pendingChange', () => {
  it('separates notes for designers and engineers', () => {
    expect(pendingChange(CHANGESET)).toEqual({
      kind: 'minor',
      forDesigners: 'A way to a boutique.\n\nNew: `StoreFinder` and `StoreMap`.',
      forEngineers: '`StoreList` is `StoreFinder`.',
    })
  })

  it('is null for a change of other packages', () => {
    expect(pendingChange(CHANGESET.replace('@vitrine/ui', '@vitrine/commerce-client'))).toBeNull()
  })
})

describe('newComponents', () => {
  it('are those in a paragraph that starts with "New:"', () => {
    expect(newComponents([CHANGESET])).toEqual(['StoreFinder', 'StoreMap'])
  })
})

describe('releasedVersions', () => {
  const log = `# @vitrine/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: A way to a boutique.

  **For engineers.** A new entry.

- 5d6e7f8: Quieter prices.

### Patch Changes

- Updated dependencies [1a2b3c4]
`

  it('contain the changeset texts, without mere dependency updates', () => {
    expect(releasedVersions(log)).toEqual([
      {
        version: '0.2.0',
        changes: [
          { kind: 'minor', forDesigners: 'A way to a boutique.', forEngineers: 'A new entry.' },
          { kind: 'minor', forDesigners: 'Quieter prices.', forEngineers: '' },
        ],
      },
    ])
  })

  it('is empty before the first release', () => {
    expect(releasedVersions('')).toEqual([])
  })
})

describe('sentencesOf', () => {
  it('reads the strings of one list, with either kind of quotes', () => {
    const source = `parameters: { contract: ['A “name”.', "It's told.", 'It\\'s kept.'], keyboard: [{ keys: 'Tab' }] }`
    expect(sentencesOf(source, 'contract')).toEqual(['A “name”.', "It's told.", "It's kept."])
  })

  it('is empty without the list', () => {
    expect(sentencesOf('parameters: {}', 'contract')).toEqual([])
  })
})

describe('keyParts', () => {
  const written = (keys) =>
    keyParts(keys)
      .map(({ joint, key, place }) => `${joint}[${key}]${place}`)
      .join('')

  it.each([
    ['Tab', '[Tab]'],
    ['Arrow down, Arrow up', '[Arrow down], [Arrow up]'],
    ['Arrow left and right', '[Arrow left] and [Arrow right]'],
    ['Enter or Space', '[Enter] or [Space]'],
    ['Enter / Space', '[Enter], [Space]'],
    ['Enter or Space on a pin', '[Enter] or [Space] on a pin'],
    ['Shift+Tab', '[Shift] + [Tab]'],
    ['+ and −', '[+] and [−]'],
    ['Esc', '[Escape]'],
  ])('parses "%s" into keys', (keys, expected) => {
    expect(written(keys)).toBe(expected)
  })
})

describe('withToolbarSettings', () => {
  const globals = { theme: 'cpo', locale: 'de', viewport: { value: 'mobile1' } }

  it('passes theme and language to a story in a frame', () => {
    const address = withToolbarSettings(
      'http://localhost/iframe.html?id=overlays-dialog--default&viewMode=story',
      globals,
    )
    expect(new URL(address).searchParams.get('globals')).toBe('theme:cpo;locale:de')
    expect(withToolbarSettings(address, globals)).toBe(address)
  })

  it.each(['https://partner.example/iframe.html?page=1', 'about:blank', ''])(
    'leaves the address "%s" unchanged',
    (src) => {
      expect(withToolbarSettings(src, globals)).toBe(src)
    },
  )
})

describe('stateName', () => {
  it('writes names in sentence case and capitalises languages', () => {
    expect(['With Hint', 'Long German', 'On RTL Page', 'Empty'].map(stateName)).toEqual([
      'With hint',
      'Long German',
      'On RTL page',
      'Empty',
    ])
  })
})

describe('endsOfSize', () => {
  it('shows both ends of a fluid size, and a fixed size once', () => {
    expect(endsOfSize('clamp(2.875rem, 1.99rem + 3.62vw, 5.25rem)')).toBe('46 to 84 px')
    expect(endsOfSize('clamp(min(4.5rem, 18.4615vw), 3.2rem + 5.3333vw, 8rem)')).toBe('72 to 128 px')
    expect(endsOfSize('1rem')).toBe('16 px')
  })
})

describe('colourRoles', () => {
  it('contain every colour of the contract exactly once', () => {
    const named = colourRoles.flatMap(({ names }) => names)
    expect([...named].sort()).toEqual(Object.keys(tokens.retailer.color).sort())
  })
})
