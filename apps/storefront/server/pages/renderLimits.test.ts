import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderLimits, type RenderLimits, type RenderPass } from './renderLimits.js'

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

const enter = async (limits: RenderLimits, client: string) => limits.enter(client) ?? limits.enterInTurn(client)

/** Requests pages without waiting for them and records the outcomes. */
function asking(limits: RenderLimits, client: string) {
  const passes: RenderPass[] = []
  const refused: null[] = []
  return {
    passes,
    refused,
    async ask(count: number) {
      for (let page = 0; page < count; page += 1)
        void enter(limits, client).then((pass) => (pass ? passes.push(pass) : refused.push(pass)))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

function readAll(limits: RenderLimits, count: number) {
  for (let page = 0; page < count; page += 1) limits.enter('a')?.leave()
}

describe('pages rendered for one client', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('may be 8 at once, whatever other clients do', async () => {
    const { limits } = open()
    const { passes, ask } = asking(limits, 'a')
    await ask(9)
    expect(passes).toHaveLength(8)
    expect(limits.enter('b')).not.toBeNull()
  })

  it('wait in a queue beyond that, in order of arrival', async () => {
    const { limits } = open()
    const order: number[] = []
    const first = await Promise.all(Array.from({ length: 8 }, () => enter(limits, 'a')))
    const waiting = Array.from({ length: 3 }, async (_, index) => {
      await enter(limits, 'a')
      order.push(index)
    })
    first[0]?.leave()
    await waiting[0]
    expect(order).toEqual([0])
    first[1]?.leave()
    first[2]?.leave()
    await Promise.all(waiting)
    expect(order).toEqual([0, 1, 2])
  })

  it('queue 32 at once, and are refused beyond that', async () => {
    const { limits } = open()
    const { passes, refused, ask } = asking(limits, 'a')
    await ask(8 + 32)
    expect(refused).toHaveLength(0)
    await ask(2)
    expect(refused).toHaveLength(2)
    passes[0]?.leave()
    await ask(1)
    expect([passes.length, refused.length]).toEqual([9, 2])
  })

  it('queue for 5 seconds, and are then refused', async () => {
    const { limits } = open()
    const { passes, refused, ask } = asking(limits, 'a')
    await ask(8 + 32)
    await vi.advanceTimersByTimeAsync(4999)
    expect(refused).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect([passes.length, refused.length]).toEqual([8, 32])
    // The request has given up its place in the queue.
    passes[0]?.leave()
    expect(limits.enter('a')).not.toBeNull()
  })

  it('leave the queue when their client disconnects', async () => {
    const { limits } = open()
    const first = await Promise.all(Array.from({ length: 8 }, () => enter(limits, 'a')))
    const gone = new AbortController()
    const waiting = limits.enterInTurn('a', gone.signal)
    gone.abort()
    expect(await waiting).toBeNull()
    first[0]?.leave()
    expect(limits.enter('a')).not.toBeNull()
  })

  it('do not count as load while they queue', async () => {
    const { limits } = open()
    await asking(limits, 'a').ask(8 + 32)
    expect(limits.isBusy()).toBe(false)
  })

  it('are never refused to a client that reads one after another, but limited to 10 a second', async () => {
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

  it('are delayed by at most a second once they leave the queue, however many are requested', async () => {
    const { limits, waits } = open()
    readAll(limits, 400)
    await asking(limits, 'a').ask(100)
    expect(waits).toHaveLength(8)
    expect(Math.max(...waits)).toBeLessThanOrEqual(1000)
  })

  it('regain their allowance over time', () => {
    const { limits, clock, waits } = open()
    readAll(limits, 400)
    clock.now += 10_000
    readAll(limits, 100)
    expect(waits).toEqual([])
  })

  it('make the server busy from 32 at once', () => {
    const { limits } = open()
    for (let client = 0; client < 32; client += 1) {
      expect(limits.isBusy()).toBe(false)
      limits.enter(`client ${client}`)
    }
    expect(limits.isBusy()).toBe(true)
  })
})
