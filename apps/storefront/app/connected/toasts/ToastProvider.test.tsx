// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useToasts } from '../../contexts/ToastContext.js'
import { ToastProvider } from './ToastProvider.js'

afterEach(cleanup)

function show(...messages: readonly string[]) {
  const { result } = renderHook(useToasts, { wrapper: ToastProvider })
  act(() => {
    for (const message of messages) result.current.show({ message, type: 'success' })
  })
  return result
}

const shown = (result: ReturnType<typeof show>) => result.current.toasts.map(({ message }) => message)

describe('ToastProvider', () => {
  it('shows at most three toasts and drops the oldest', () => {
    expect(shown(show('1', '2', '3', '4', '5'))).toEqual(['3', '4', '5'])
  })

  it('shows a repeated message once, as the newest', () => {
    expect(shown(show('1', '2', '1'))).toEqual(['2', '1'])
  })

  it('dismisses one toast and keeps the others', () => {
    const result = show('1', '2')
    act(() => result.current.dismiss(result.current.toasts[0]?.id ?? ''))
    expect(shown(result)).toEqual(['2'])
  })
})
