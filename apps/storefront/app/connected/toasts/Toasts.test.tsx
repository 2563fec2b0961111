// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ToastData } from '@vitrine/ui/Toast'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '../../contexts/ToastContext.js'
import { politeTexts, urgentTexts } from '../../testing/announced.js'
import { fakeCart } from '../../testing/fakeCart.js'
import { press } from '../../testing/press.js'
import { leaveShell, renderInShell } from '../../testing/renderInShell.js'
import { MiniCartButton } from '../cart/MiniCartButton.js'

type Message = Omit<ToastData, 'id'>

/** A page with a button for each message. */
function Page({ toasts }: { readonly toasts: readonly Message[] }) {
  const { show } = useToasts()
  return (
    <>
      {toasts.map((toast) => (
        <button key={toast.message} type="button" onClick={() => show(toast)}>
          Show {toast.message}
        </button>
      ))}
      <MiniCartButton />
    </>
  )
}

/** Shows the messages one after another. */
function show(...toasts: readonly Message[]) {
  renderInShell(<Page toasts={toasts} />, { routes: fakeCart([]) })
  for (const { message } of toasts) press(screen.getByText(`Show ${message}`))
}

const info = (message: string): Message => ({ message, type: 'info' })
const closeButton = () => screen.findByRole('button', { name: 'Close message' })

/** Advances the clock by this many milliseconds. */
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

afterEach(() => {
  vi.useRealTimers()
  leaveShell()
})

describe('messages', () => {
  it('are announced politely, except warnings, which interrupt', async () => {
    show({ message: 'Added', type: 'success' }, info('Known'), { message: 'Failed', type: 'warning' })
    await waitFor(() => expect(urgentTexts()).toEqual(['Failed']))
    expect(politeTexts()).toEqual(['Added Known'])
  })

  it('have their live regions in the document before the first message', () => {
    show()
    const region = within(screen.getByRole('region', { name: 'Messages' }))
    expect(region.getByRole('status').textContent).toBe('')
    expect(region.getByRole('alert').textContent).toBe('')
  })

  it('are limited to three: the oldest is dropped', async () => {
    show(info('1'), info('2'), info('3'), info('4'))
    await waitFor(() => expect(politeTexts()).toEqual(['2 3 4']))
  })

  it('disappear after five seconds', async () => {
    show(info('Known'))
    await closeButton()
    vi.useFakeTimers()
    press(screen.getByText('Show Known'))
    pass(4999)
    expect(politeTexts()).toEqual(['Known'])
    pass(1)
    expect(politeTexts()).toEqual([])
  })

  it('stay while the pointer is over them, and as long as they have a link', async () => {
    show(info('Known'), { ...info('Added'), button: { href: '/ch/en/wishlist', label: 'View' } })
    await waitFor(() => expect(politeTexts()).toEqual(['Known Added View']))
    vi.useFakeTimers()
    press(screen.getByText('Show Known'))
    press(screen.getByText('Show Added'))
    const known = screen.getByText('Known')
    fireEvent.pointerEnter(known)
    pass(60_000)
    expect(politeTexts()).toEqual(['Known Added View'])
    fireEvent.pointerLeave(known)
    pass(5000)
    expect(politeTexts()).toEqual(['Added View'])
  })

  it('can be closed, which returns the focus to the previous element', async () => {
    show(info('Known'))
    press(await closeButton())
    expect(politeTexts()).toEqual([])
    expect(document.activeElement).toBe(screen.getByText('Show Known'))
  })

  it('are shown in the mini-cart while it is open, and only there', async () => {
    show(info('Known'))
    await waitFor(() => expect(politeTexts()).toEqual(['Known']))
    press(screen.getByRole('link', { name: 'Shopping Cart' }))
    const cart = await screen.findByRole('dialog')
    await waitFor(() => expect(within(cart).getByText('Known')).toBeDefined())
    expect(screen.getAllByText('Known')).toHaveLength(1)
    expect(screen.getAllByRole('region', { name: 'Messages', hidden: true })).toHaveLength(1)
  })
})
