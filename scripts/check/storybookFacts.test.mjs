import { describe, expect, it } from 'vitest'
import { readFacts } from '../../.storybook/componentFacts.ts'
import { withoutReadonlyArrays } from '../../.storybook/readableTypes.ts'
import { slotNames, tidyType } from '../../.storybook/typeNames.ts'

describe('readFacts', () => {
  const facts = readFacts('Teaser', {
    'Teaser.css.ts': "style({ color: vars.color.ink2, gap: vars.space['4'], padding: vars.space[4] })",
    'Teaser.tsx':
      "'use client'\nexport interface TeaserProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {\n}\n/**\n * A picture\n * and words (Spec §2 \"Teaser\"). A lazy part.\n */\nexport function Teaser() { clsx(text.h2, textStyle.body) }",
    'Teaser.stories.tsx': "const meta = { title: 'Content/Teaser', parameters: { contract: ['One link.'] } }; text.h1",
  })

  it('reads the first sentence and the chapter', () => {
    expect(facts.sentence).toBe('A picture and words.')
    expect(facts.chapter).toBe('Content')
  })

  it('reads the accessibility contract, client flag and lazy flag', () => {
    expect(facts).toMatchObject({ contract: ['One link.'], isClient: true, isLazy: true, isDeprecated: false })
  })

  it('lists each variable used in the styles once', () => {
    expect(facts.variables).toEqual(['--vt-color-ink2', '--vt-space-4'])
  })

  it('lists the text styles', () => {
    expect(facts.textStyles).toEqual(['body', 'h2'])
  })

  it('reads the types that the props extend', () => {
    expect(facts.base).toBe("Omit<ComponentPropsWithRef<'section'>, 'title'>")
  })
})

describe('withoutReadonlyArrays', () => {
  it('blanks the readonly modifier of an array and keeps all positions', () => {
    const code = '  readonly tiles: readonly TileData[]\n  readonly name?: string'
    expect(withoutReadonlyArrays(code)).toBe('  readonly tiles:          TileData[]\n  readonly name?: string')
  })
})

describe('tidyType', () => {
  it('writes a union on one line without implied parts', () => {
    expect(tidyType("| 'left'\n  | 'right' | undefined")).toBe("'left' | 'right'")
  })
})

describe('slotNames', () => {
  it('lists the slots with their elements', () => {
    expect(slotNames("| { readonly title?: SlotProps<'h2'> | undefined; text?: SlotProps<'p'> }")).toBe(
      'title: h2, text: p',
    )
  })
})
