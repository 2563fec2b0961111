import { expect, waitFor, within } from 'storybook/test'

interface Walker {
  readonly canvasElement: HTMLElement
  readonly userEvent: { readonly tab: () => Promise<void> }
}

/** What every page owes to those who hear or tab through it: one title, three landmarks, a way past the header, and a picture. */
export async function walk({ canvasElement, userEvent }: Walker): Promise<void> {
  const page = within(canvasElement)
  await expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  for (const landmark of ['header', 'main', 'footer']) await expect(landmarks(canvasElement, landmark)).toHaveLength(1)
  await userEvent.tab()
  const skip = focused()
  await userEvent.tab()
  await expect(landmarks(canvasElement, 'header')[0]).toContainElement(focused())
  // Followed by hand: under test the document has another base, and Enter would leave it.
  const main = page.getByRole('main')
  await expect(skip).toHaveAttribute('href', `#${main.id}`)
  main.focus()
  await expect(main).toHaveFocus()
  await userEvent.tab()
  await expect(main).toContainElement(focused())
  const picture = main.querySelector('img')
  if (!picture) throw new Error('The page has no picture.')
  picture.loading = 'eager'
  await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0))
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
