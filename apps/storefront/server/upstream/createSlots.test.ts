import { describe, expect, it } from 'vitest'
import { createSlots } from './createSlots.js'

const soon = { waitMs: 5 }
const patient = { waitMs: 60_000 }

describe('slots', () => {
  it('are limited by key and assigned in order of arrival', async () => {
    const slots = createSlots<string>(2)
    const [first, second] = await Promise.all([slots.take('a', soon), slots.take('a', soon)])
    expect(await slots.take('a', soon)).toBeNull()
    expect(await slots.take('b', soon)).not.toBeNull()
    const order: string[] = []
    const next = slots.take('a', patient).then((free) => {
      order.push('third')
      return free
    })
    const last = slots.take('a', patient).then(() => order.push('fourth'))
    first?.()
    ;(await next)?.()
    await last
    expect(order).toEqual(['third', 'fourth'])
    second?.()
  })

  it('are released once, however often the release function is called', async () => {
    const slots = createSlots<string>(1)
    const free = await slots.take('a', soon)
    free?.()
    free?.()
    const taken = await slots.take('a', soon)
    expect(taken).not.toBeNull()
    free?.()
    expect(await slots.take('a', soon)).toBeNull()
  })

  it('skip a caller that has disconnected', async () => {
    const slots = createSlots<string>(1)
    const free = await slots.take('a', soon)
    const gone = new AbortController()
    const left = slots.take('a', { ...patient, signal: gone.signal })
    const stays = slots.take('a', patient)
    gone.abort()
    expect(await left).toBeNull()
    free?.()
    expect(await stays).not.toBeNull()
    expect(await slots.take('a', { ...patient, signal: gone.signal })).toBeNull()
  })
})
