import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPauseRemembered, rememberPause } from './rememberedPause.js'

afterEach(() => vi.unstubAllGlobals())

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the remembered pause', () => {
  it('is kept until somebody plays again', () => {
    vi.stubGlobal('sessionStorage', storage())
    expect(isPauseRemembered()).toBe(false)
    rememberPause(true)
    expect(isPauseRemembered()).toBe(true)
    rememberPause(false)
    expect(isPauseRemembered()).toBe(false)
  })

  it('is none where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    rememberPause(true)
    expect(isPauseRemembered()).toBe(false)
  })
})
