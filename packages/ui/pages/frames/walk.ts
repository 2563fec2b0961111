import { expect, within } from 'storybook/test'

interface Walker {
  readonly canvasElement: HTMLElement
  readonly userEvent: { readonly tab: () => Promise<void>; readonly keyboard: (keys: string) => Promise<void> }
}

/** What every page owes to those who hear or tab through it: one title, three landmarks, and a way past the header. */
export async function walk({ canvasElement, userEvent }: Walker): Promise<void> {
  const page = within(canvasElement)
  await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const landmark of ['header', 'main', 'footer']) await expect(landmarks(canvasElement, landmark)).toHaveLength(1)
  await userEvent.tab()
  const skip = page.getByRole('link', { name: 'Skip to Content' })
  await expect(skip).toHaveFocus()
  await userEvent.tab()
  await expect(landmarks(canvasElement, 'header')[0]).toContainElement(focused())
  skip.focus()
  await userEvent.keyboard('{Enter}')
  await expect(page.getByRole('main')).toHaveFocus()
  await userEvent.tab()
  await expect(page.getByRole('main')).toContainElement(focused())
}

/** Elements that are landmarks: within an article or a section `header` and `footer` are none. */
function landmarks(root: HTMLElement, name: string): readonly HTMLElement[] {
  const found = Array.from(root.querySelectorAll<HTMLElement>(name))
  return found.filter((element) => !element.parentElement?.closest('article, aside, main, nav, section'))
}

function focused(): HTMLElement {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) return activeElement
  throw new Error('Nothing has the focus, so the page lost its reader.')
}
