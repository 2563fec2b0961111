import { expect, type UserEventObject, type within } from 'storybook/test'

interface Scene {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: UserEventObject
}

/** Fills in a contact form with reasons and boutiques by Tab only; stops before the button. */
export async function fillInContact({ canvas, userEvent }: Scene) {
  const choose = async (name: string, value: string) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name })).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name }), value)
  }
  const write = async (words: string) => {
    await userEvent.tab()
    await userEvent.keyboard(words)
  }
  await choose('What is it about?', 'products')
  await choose('More precisely', 'watches')
  await choose('Boutique', 'zrh')
  await write('May I see the Meridian?')
  await write(' ')
  await expect(canvas.getByRole('radio', { name: 'Ms' })).toBeChecked()
  await write('Anna')
  await write('Lindqvist')
  await write('anna@halbrenn.example')
  await userEvent.tab()
  await write('079 123 45 67')
  await write(' ')
  await userEvent.keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'By telephone' })).toBeChecked()
  await userEvent.tab()
}
