import { describe, expect, it } from 'vitest'
import { createRenderLimits } from './renderLimits.js'

function open() {
  const clock = { now: 0 }
  const waits: number[] = []
  const limits = createRenderLimits({
    scale: 1,
    now: () => clock.now,
    wait: async (ms) => {
      waits.push(ms)
      clock.now += ms
    },
  })
  return { limits, clock, waits }
}

describe('pages that one client has made', () => {
  it('may be 8 at once, whatever others do', () => {
    const { limits } = open()
    const passes = Array.from({ length: 9 }, () => limits.enter('a'))
    expect(passes.map((pass) => pass !== null)).toEqual([...Array.from({ length: 8 }, () => true), false])
    expect(limits.enter('b')).not.toBeNull()
    passes[0]?.leave()
    expect(limits.enter('a')).not.toBeNull()
  })

  it('are never refused to who reads one after the other, but slowed down to 10 a second', async () => {
    const { limits, clock, waits } = open()
    for (let page = 0; page < 2000; page += 1) {
      const pass = limits.enter('a')
      expect(pass).not.toBeNull()
      await pass?.ready
      pass?.leave()
    }
    expect(waits).toHaveLength(2000 - 400)
    expect(clock.now / 1000).toBeCloseTo((2000 - 400) / 10, 0)
  })

  it('wait for a second at most, however many are asked for', () => {
    const { limits, waits } = open()
    for (let page = 0; page < 400; page += 1) limits.enter('a')?.leave()
    for (let page = 0; page < 100; page += 1) limits.enter('a')
    expect(waits).toHaveLength(8)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1000)
  })

  it('come back with time', async () => {
    const { limits, clock, waits } = open()
    for (let page = 0; page < 400; page += 1) limits.enter('a')?.leave()
    clock.now += 10_000
    for (let page = 0; page < 100; page += 1) limits.enter('a')?.leave()
    expect(waits).toEqual([])
  })

  it('keep the machine busy from 32 at once', () => {
    const { limits } = open()
    for (let client = 0; client < 32; client += 1) {
      expect(limits.isBusy()).toBe(false)
      limits.enter(`client ${client}`)
    }
    expect(limits.isBusy()).toBe(true)
  })
})
