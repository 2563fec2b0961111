import type { Ref } from 'react'
import { describe, expect, it } from 'vitest'
import { mergeProps, mergeRefs } from './mergeProps.js'

const event = () => {
  const made = { defaultPrevented: false, preventDefault: () => void (made.defaultPrevented = true) }
  return made
}

describe('mergeProps', () => {
  it('joins class names, and has none when neither side has one', () => {
    expect(mergeProps({ className: 'ours' }, { className: 'theirs' }).className).toBe('ours theirs')
    expect(mergeProps({ className: 'ours' }, undefined).className).toBe('ours')
    expect(mergeProps({}, { className: 'theirs' }).className).toBe('theirs')
    expect(mergeProps({ id: 'x' }, {})).toEqual({ id: 'x' })
  })

  it('calls the consumer’s handler first, then the component’s', () => {
    const calls: string[] = []
    const onClick = (name: string) => (_event: ReturnType<typeof event>) => void calls.push(name)
    mergeProps({ onClick: onClick('ours') }, { onClick: onClick('theirs') }).onClick(event())
    expect(calls).toEqual(['theirs', 'ours'])
  })

  it('skips the component’s handler when the consumer calls preventDefault', () => {
    const calls: string[] = []
    mergeProps(
      { onClick: (_event: ReturnType<typeof event>) => void calls.push('ours') },
      { onClick: ({ preventDefault }: ReturnType<typeof event>) => preventDefault() },
    ).onClick(event())
    expect(calls).toEqual([])
  })

  it('keeps the component’s handler unchanged when the consumer gives none, or undefined', () => {
    const onClick = () => {}
    expect(mergeProps({ onClick }, {}).onClick).toBe(onClick)
    const given: { readonly onClick?: (() => void) | undefined } = { onClick: undefined }
    expect(mergeProps({ onClick }, given).onClick).toBe(onClick)
  })

  it('keeps the consumer’s handlers that the component has none for', () => {
    const onFocus = () => {}
    expect(mergeProps({ onClick: () => {} }, { onFocus }).onFocus).toBe(onFocus)
  })

  it('takes all other props from the consumer', () => {
    expect(mergeProps({ id: 'ours', title: 'ours' }, { id: 'theirs' })).toEqual({ id: 'theirs', title: 'ours' })
  })
})

describe('mergeRefs', () => {
  it('sets and clears both refs, objects and callbacks', () => {
    const seen: (string | null)[] = []
    const theirs: { current: string | null } = { current: null }
    const ours: Ref<string> = (part) => void seen.push(part)
    const merged = mergeRefs(ours, theirs)
    const detach = typeof merged === 'function' ? merged('part') : undefined
    expect([seen, theirs.current]).toEqual([['part'], 'part'])
    detach?.()
    expect([seen, theirs.current]).toEqual([['part', null], null])
  })

  it('keeps the component’s ref unchanged when the consumer gives none', () => {
    const ref = { current: null }
    expect(mergeRefs(ref, undefined)).toBe(ref)
  })

  it('calls the cleanup function of a ref callback instead of the ref', () => {
    const calls: string[] = []
    const ours: Ref<string> = () => () => void calls.push('end')
    const theirs: Ref<string> = () => void calls.push('theirs')
    const merged = mergeRefs(ours, theirs)
    const detach = typeof merged === 'function' ? merged('part') : undefined
    detach?.()
    expect(calls).toEqual(['theirs', 'end', 'theirs'])
  })
})
