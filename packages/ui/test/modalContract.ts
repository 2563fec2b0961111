import { expect, screen, waitFor } from 'storybook/test'

type User = {
  readonly tab: (options?: { shift?: boolean }) => Promise<void>
  readonly keyboard: (keys: string) => Promise<void>
}

interface OpenedModal {
  readonly user: User
  /** The button that opened it and had the focus. */
  readonly opener: HTMLElement
  readonly name: string
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/** The contract of an open modal: name, initial focus, focus trap in both directions, inert page, Esc, focus return. */
export async function expectModalContract({ user, opener, name, role = 'dialog' }: OpenedModal): Promise<void> {
  const dialog = await screen.findByRole(role, { name })
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await waitFor(() => expect(holdsFocus(dialog)).toBe(true))
  await expect(opener.closest('[inert]')).not.toBeNull()
  await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull()

  for (const shift of [false, true]) {
    const stops = new Set<Element | null>()
    for (let step = 0; step < 40; step += 1) {
      await user.tab({ shift })
      await expect(holdsFocus(dialog)).toBe(true)
      if (stops.has(document.activeElement)) break
      stops.add(document.activeElement)
    }
    await expect(stops.has(document.activeElement)).toBe(true)
  }

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
  await expect(opener).toHaveFocus()
  await expect(opener.closest('[inert]')).toBeNull()
}

/** The focus is inside the modal's part of the document, including its sentinels. */
function holdsFocus(dialog: HTMLElement): boolean {
  const root = [...document.body.children].find((child) => child.contains(dialog))
  return root?.contains(document.activeElement) ?? false
}

/** The viewport of a 1280 x 1024 px screen at 400 % zoom. */
export const enlarged = {
  parameters: {
    viewport: {
      options: { enlarged: { name: 'At 400 %', styles: { width: '320px', height: '256px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'enlarged', isRotated: false } },
} as const

/** Asserts that neither the document nor `element` overflows horizontally after the opening animation. */
export async function expectNoSidewaysScroll(element: HTMLElement): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  for (const box of [document.documentElement, element, ...element.querySelectorAll<HTMLElement>('*')]) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX)
    if (box === document.documentElement || scrolls) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  }
  await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
}
