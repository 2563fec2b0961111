import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement, Suspense, type SyntheticEvent } from 'react'
import { expect, waitFor } from 'storybook/test'

const modules = Object.entries(import.meta.glob('./components/*/*.stories.tsx', { eager: true }))
const isMeta = (value: unknown): value is Meta => typeof value === 'object' && value !== null && 'component' in value
const argsOf = (story: unknown): object =>
  typeof story === 'object' && story !== null && 'args' in story && typeof story.args === 'object'
    ? (story.args ?? {})
    : {}

/** Components without a root element before they are shown; their stories test the ref. */
const NO_ROOT = 'Tooltip'

/** Every component by name, with the props of its first story. */
const probes = modules.flatMap(([file, module]) => {
  const [, folder, name] = /(\w+)\/(\w+)\.stories\.tsx$/.exec(file) ?? []
  const stories = new Map<string, unknown>(Object.entries(module))
  const meta = stories.get('default')
  if (!name || folder !== name || !isMeta(meta) || !meta.component || name === NO_ROOT) return []
  stories.delete('default')
  const first = stories.get('Default') ?? [...stories.values()][0]
  return [{ name, component: meta.component, args: { ...meta.args, ...argsOf(first) } }]
})

const refs = new Map<string, unknown>()

/** Events that bubble, each with the handler that `mergeProps` must keep. */
const EVENTS = {
  onPointerOver: 'pointerover',
  onPointerDown: 'pointerdown',
  onKeyDown: 'keydown',
  onFocus: 'focusin',
  onBlur: 'focusout',
  onClick: 'click',
} as const
const heard = new Map<string, Set<string>>()

/** Consumer's handlers that record their calls; each prevents the component's own reaction. */
function listeners(name: string) {
  const calls = new Set<string>()
  heard.set(name, calls)
  const listen = (handler: string) => (event: SyntheticEvent) => {
    calls.add(handler)
    event.preventDefault()
  }
  return Object.fromEntries([...Object.keys(EVENTS), 'onPointerEnter'].map((handler) => [handler, listen(handler)]))
}
const rootClass = (name: string) => `root-of-${name}`

/** Renders every component with a ref and a class name. */
function Probes() {
  return probes.map(({ name, component, args }) => (
    <Suspense key={name}>
      {createElement(component, {
        ...args,
        ...listeners(name),
        className: rootClass(name),
        ref: (element: unknown) => {
          refs.set(name, element)
        },
      })}
    </Suspense>
  ))
}

const meta = {
  title: 'Foundation/Refs',
  component: Probes,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Probes>

export default meta

/** In a field, `className` goes to the root and the ref to the control. */
const CONTROLS: Readonly<Record<string, string>> = {
  Checkbox: 'INPUT',
  DateField: 'INPUT',
  InlineSelect: 'SELECT',
  QuantityField: 'INPUT',
  QuantitySelect: 'SELECT',
  SelectField: 'SELECT',
  TextArea: 'TEXTAREA',
  TextField: 'INPUT',
}

/** Describes a ref that is not the expected element. */
function fault(name: string): string[] {
  const root = document.querySelector(`.${rootClass(name)}`)
  const ref = refs.get(name)
  if (root === null) return [`${name} has no root of the given class`]
  if (!(ref instanceof Element)) return [`${name} sets no ref`]
  const control = CONTROLS[name]
  const isRight = control === undefined ? ref === root : ref.tagName === control && root.contains(ref)
  return isRight ? [] : [`${name} points its ref to ${ref.tagName}`]
}

export const OfEveryComponent: StoryObj<typeof meta> = {
  play: async () => {
    await expect(probes.length).toBeGreaterThan(85)
    await waitFor(async () => expect(probes.flatMap(({ name }) => fault(name)).join(', ')).toBe(''))
  },
}

/** Handlers of the consumer that the component has dropped. In a field they belong to the control, like the ref. */
function dropped(name: string): string[] {
  const element = refs.get(name)
  if (!(element instanceof Element)) return []
  for (const type of Object.values(EVENTS)) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  const calls = heard.get(name)
  return [...Object.keys(EVENTS), 'onPointerEnter']
    .filter((handler) => !calls?.has(handler))
    .map((handler) => `${name} drops ${handler}`)
}

export const KeepsHandlersOfEveryComponent: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(async () => expect(probes.flatMap(({ name }) => fault(name)).join(', ')).toBe(''))
    await expect(probes.flatMap(({ name }) => dropped(name)).join(', ')).toBe('')
  },
}
