import { describe, expect, it } from 'vitest'
import { both, bothRefs } from './both.js'

const event = () => {
  const made = { defaultPrevented: false, preventDefault: () => void (made.defaultPrevented = true) }
  return made
}

describe('both', () => {
  it('calls the consumer’s handler first, then the component’s', () => {
    const calls: string[] = []
    both(
      () => calls.push('ours'),
      () => calls.push('theirs'),
    )(event())
    expect(calls).toEqual(['theirs', 'ours'])
  })

  it('skips the component’s handler when the consumer calls preventDefault', () => {
    const calls: string[] = []
    both(
      (_event: ReturnType<typeof event>) => calls.push('ours'),
      ({ preventDefault }) => preventDefault(),
    )(event())
    expect(calls).toEqual([])
  })

  it('returns the component’s handler unchanged when the consumer has none', () => {
    const ours = () => {}
    expect(both(ours, undefined)).toBe(ours)
  })
})

describe('bothRefs', () => {
  it('sets and clears both refs, objects and callbacks', () => {
    const seen: (string | null)[] = []
    const theirs: { current: string | null } = { current: null }
    const merged = bothRefs<string>((part) => void seen.push(part), theirs)
    const detach = typeof merged === 'function' ? merged('part') : undefined
    expect([seen, theirs.current]).toEqual([['part'], 'part'])
    detach?.()
    expect([seen, theirs.current]).toEqual([['part', null], null])
  })

  it('calls the cleanup function of a ref callback instead of the ref', () => {
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
