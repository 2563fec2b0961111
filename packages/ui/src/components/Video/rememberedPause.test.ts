import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPauseRemembered, onPause, rememberPause } from './rememberedPause.js'

beforeEach(() => vi.stubGlobal('window', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('rememberedPause', () => {
  it('is kept until a loop is played again', () => {
    vi.stubGlobal('sessionStorage', storage())
    expect(isPauseRemembered()).toBe(false)
    rememberPause(true)
    expect(isPauseRemembered()).toBe(true)
    rememberPause(false)
    expect(isPauseRemembered()).toBe(false)
  })

  it('pauses all subscribed loops; playing one does not start the others', () => {
    const stop = vi.fn()
    const forget = onPause(stop)
    rememberPause(false)
    expect(stop).not.toHaveBeenCalled()
    rememberPause(true)
    expect(stop).toHaveBeenCalledOnce()
    forget()
    rememberPause(true)
    expect(stop).toHaveBeenCalledOnce()
  })

  it('is not stored when the browser denies storage', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    rememberPause(true)
    expect(isPauseRemembered()).toBe(false)
  })
})
