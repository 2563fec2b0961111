import { expect, waitFor, type within } from 'storybook/test'

interface Scene {
  readonly canvas: ReturnType<typeof within>
  readonly canvasElement: HTMLElement
}

const rowOf = ({ canvasElement }: Scene) => canvasElement.querySelector<HTMLElement>('[aria-live]')

/** Stories shared by all slide components, with or without controls that load later. */
export const handsFocusToRow = {
  args: { slides: ['One', 'Two'].map((id) => ({ id, content: <a href={`#${id}`}>{id}</a> })) },
  play: async (scene: Scene) => {
    const row = rowOf(scene)
    await waitFor(() => expect(row?.lastElementChild).toHaveAttribute('inert'), { timeout: 5000 })
    scene.canvas.getByRole('link', { name: 'One' }).focus()
    row?.scrollTo(row.scrollWidth, 0)
    await waitFor(() => expect(row?.firstElementChild).toHaveAttribute('inert'), { timeout: 5000 })
    await expect(row).toHaveFocus()
  },
}

export const standsForEarlyFocus = {
  args: {
    rotateEveryMs: 5000,
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- simulates a focus before hydration
    slides: ['One', 'Two'].map((id) => ({ id, content: <button autoFocus={id === 'One'}>{id}</button> })),
  },
  play: async ({ canvas }: Scene) => {
    await canvas.findByRole('button', { name: 'Start rotation' }, { timeout: 8000 })
    await expect(canvas.getByRole('button', { name: 'One' })).toHaveFocus()
  },
}

export const absurdTimes = {
  args: { rotateEveryMs: Number.POSITIVE_INFINITY },
  play: async (scene: Scene) => {
    await scene.canvas.findByRole('button', { name: /rotation$/ }, { timeout: 5000 })
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(rowOf(scene)?.scrollLeft).toBe(0)
  },
}
