import type { Meta, StoryObj } from '@storybook/react-vite'
import { memo, useState } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn } from 'storybook/test'
import de from '../../messages/de.json' with { type: 'json' }
import fr from '../../messages/fr.json' with { type: 'json' }
import { tile } from '../../test/pieces.js'
import { Button } from '../components/Button/Button.js'
import { CartButton } from '../components/CartButton/CartButton.js'
import { ProductTile } from '../components/ProductTile/ProductTile.js'
import { TextField } from '../components/TextField/TextField.js'
import { UiProvider, useUi } from './UiProvider.js'

const languages = {
  en: { locale: 'en-GB', messages: undefined },
  de: { locale: 'de-CH', messages: de },
  fr: { locale: 'fr-CH', messages: fr },
  ar: { locale: 'ar', messages: undefined },
} as const
const keys = ['en', 'de', 'fr', 'ar'] as const

interface ShopProps {
  readonly start?: keyof typeof languages | undefined
}

/** A shop that provides only its language. */
function Shop({ start = 'en' }: ShopProps) {
  const [key, setKey] = useState(start)
  const { locale, messages } = languages[key]
  return (
    <UiProvider locale={locale} messages={messages}>
      <div
        lang={locale}
        dir={key === 'ar' ? 'rtl' : 'ltr'}
        style={{ display: 'grid', gap: 24, padding: 24, maxWidth: 480 }}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {keys.map((name) => (
            <Button key={name} variant="secondary" onClick={() => setKey(name)}>
              {name}
            </Button>
          ))}
          <CartButton count={2} href="/cart" />
        </div>
        <ProductTile product={tile} />
        <TextField label="Email" type="email" />
      </div>
    </UiProvider>
  )
}

const meta = {
  title: 'Foundation/UiProvider',
  component: Shop,
  parameters: {
    guidance: {
      do: [
        'Use one provider around the application.',
        'Pass the locale and the messages of that language; English is built in.',
      ],
      dont: ['Wrap single components; one provider covers all.'],
    },
  },
} satisfies Meta<typeof Shop>

export default meta
type Story = StoryObj<typeof meta>

export const LanguageChange: Story = {
  play: async ({ canvas, userEvent }) => {
    const cart = () => canvas.getByRole('link', { name: /2/ })
    await expect(await canvas.findByRole('link', { name: 'Shopping Cart, 2 items' })).toBe(cart())
    for (const [key, name] of [
      ['de', 'Warenkorb, 2 Artikel'],
      ['fr', /panier, 2/i],
      ['en', 'Shopping Cart, 2 items'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: key }))
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
  },
}

export const RightToLeft: Story = {
  args: { start: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const cart = await canvas.findByRole('link', { name: /Shopping Cart/ })
    const first = canvas.getByRole('button', { name: 'en' })
    await expect(cart.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().left)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth)
    await userEvent.click(first)
    await expect(first.getBoundingClientRect().left).toBeLessThan(
      canvas.getByRole('link', { name: 'Shopping Cart, 2 items' }).getBoundingClientRect().left,
    )
  },
}

const said = fn()
const Text = memo(function Text() {
  said()
  return <p>{useIntl().locale}</p>
})

/** Rerendering the page does not rerender its content. */
export const PageRendersAgain: Story = {
  render: function Page() {
    const [count, setCount] = useState(0)
    return (
      <UiProvider locale="en-GB">
        <Button onClick={() => setCount(count + 1)}>Again, {count}</Button>
        <Text />
      </UiProvider>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(said).toHaveBeenCalled()
    said.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Again, 0' }))
    await expect(canvas.getByRole('button', { name: 'Again, 1' })).toBeVisible()
    await expect(said).not.toHaveBeenCalled()
  },
}

/** A `javascript:` address is not navigated to. */
export const ScriptAsAddress: Story = {
  render: function Page() {
    const { navigate } = useUi()
    return <Button onClick={() => navigate('java\tscript:void(document.body.dataset.ran="yes")')}>Go</Button>
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect(document.body).not.toHaveAttribute('data-ran')
  },
}
