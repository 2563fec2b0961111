import { expect, waitFor, within } from 'storybook/test'

interface Walker {
  readonly canvasElement: HTMLElement
  readonly userEvent: { readonly tab: () => Promise<void> }
}

/** Checks of every page for screen reader and keyboard users: one h1, three landmarks, a skip link and an image. */
export async function walk({ canvasElement, userEvent }: Walker): Promise<void> {
  const page = within(canvasElement)
  await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const landmark of ['header', 'main', 'footer']) await expect(landmarks(canvasElement, landmark)).toHaveLength(1)
  await userEvent.tab()
  const skip = focused()
  await userEvent.tab()
  await expect(landmarks(canvasElement, 'header')[0]).toContainElement(focused())
  // Activated by script: in the test runner the document has another base URL, and Enter would leave it.
  const main = page.getByRole('main')
  await expect(skip).toHaveAttribute('href', `#${main.id}`)
  main.focus()
  await expect(main).toHaveFocus()
  await userEvent.tab()
  await expect(main).toContainElement(focused())
  const picture = main.querySelector('img')
  if (!picture) throw new Error('The page has no image. Every example page must contain at least one.')
  picture.loading = 'eager'
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
}

/** Elements that are landmarks: inside an article or a section, `header` and `footer` are not. */
function landmarks(root: HTMLElement, name: string): readonly HTMLElement[] {
  const found = Array.from(root.querySelectorAll<HTMLElement>(name))
  return found.filter((element) => !element.parentElement?.closest('article, aside, main, nav, section'))
}

function focused(): HTMLElement {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) return activeElement
  throw new Error('No element has the focus. The skip link must move it to the main area.')
}
