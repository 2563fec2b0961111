import { describe, expect, it } from 'vitest'
import { both, bothRefs } from './both.js'

const event = () => {
  const made = { defaultPrevented: false, preventDefault: () => void (made.defaultPrevented = true) }
  return made
}

describe('both', () => {
  it('calls the consumer’s handler first, then ours', () => {
    const calls: string[] = []
    both(
      () => calls.push('ours'),
      () => calls.push('theirs'),
    )(event())
    expect(calls).toEqual(['theirs', 'ours'])
  })

  it('leaves ours out when the consumer’s prevents the default', () => {
    const calls: string[] = []
    both(
      (_event: ReturnType<typeof event>) => calls.push('ours'),
      ({ preventDefault }) => preventDefault(),
    )(event())
    expect(calls).toEqual([])
  })

  it('costs nothing without one of the consumer', () => {
    const ours = () => {}
    expect(both(ours, undefined)).toBe(ours)
  })
})

describe('bothRefs', () => {
  it('fills and empties both, in whichever form they come', () => {
    const seen: (string | null)[] = []
    const theirs: { current: string | null } = { current: null }
    const merged = bothRefs<string>((part) => void seen.push(part), theirs)
    const detach = typeof merged === 'function' ? merged('part') : undefined
    expect([seen, theirs.current]).toEqual([['part'], 'part'])
    detach?.()
    expect([seen, theirs.current]).toEqual([['part', null], null])
  })

  it('calls what a ref hands back for its end instead of the ref', () => {
    const calls: string[] = []
    const merged = bothRefs<string>(
      () => () => void calls.push('end'),
      () => void calls.push('theirs'),
    )
    const detach = typeof merged === 'function' ? merged('part') : undefined
    detach?.()
    expect(calls).toEqual(['theirs', 'end', 'theirs'])
  })
})
