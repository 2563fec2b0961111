// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RenderNode } from '../nodes/renderNode.js'
import { createRegistry } from '../registry.js'
import { CmsPage } from './CmsPage.js'

let isServer = true
let root: Root | null = null
const box = document.createElement('div')

/** Throws where its props say so, otherwise renders its text; a click rerenders it. */
function Part({ text, fails }: { readonly text: string; readonly fails: 'never' | 'server' | 'hydration' | 'update' }) {
  const [clicks, setClicks] = useState(0)
  const doesThrow = { never: false, server: isServer, hydration: !isServer, update: clicks > 0 }[fails]
  if (doesThrow) throw new Error(`broken in the ${fails}`)
  return <button onClick={() => setClicks(clicks + 1)}>{`${text} ${clicks}`}</button>
}

const registry = createRegistry({ host: () => Promise.resolve((props) => <Part text="" fails="never" {...props} />) })

const part = (id: string, fails: string): RenderNode => ({ id, template: 'test:part', props: { text: id, fails } })
const around = (fails: string) => [part('before', 'never'), part('broken', fails), part('after', 'never')]
/** Text of each element, without React's marker elements for server errors. */
const texts = () => parts().map((element) => element.textContent)
const parts = () => [...box.children].filter(({ tagName }) => tagName !== 'TEMPLATE')

/** Renders on the server, then hydrates the result. */
async function open(nodes: readonly RenderNode[]) {
  await registry.loadAll(nodes)
  isServer = true
  const html = renderToString(<CmsPage nodes={nodes} registry={registry} />)
  box.innerHTML = html
  const sent = texts()
  const elements = parts()
  isServer = false
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  await act(async () => {
    root = hydrateRoot(box, <CmsPage nodes={nodes} registry={registry} />, {
      onRecoverableError: note,
      onCaughtError: note,
      onUncaughtError: note,
    })
  })
  return { html, sent, elements, errors }
}

async function show(nodes: readonly RenderNode[]) {
  await act(async () => root?.render(<CmsPage nodes={nodes} registry={registry} />))
}

async function click(element: Element | undefined) {
  await act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.append(box)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  root = null
})

describe('a component that throws', () => {
  it('on the server is missing from the HTML, and the browser renders it next to its hydrated siblings', async () => {
    const { sent, elements } = await open(around('server'))
    expect(sent).toEqual(['before 0', 'after 0'])
    expect(texts()).toEqual(['before 0', 'broken 0', 'after 0'])
    expect([box.firstElementChild, box.lastElementChild]).toEqual([elements.at(0), elements.at(-1)])
  })

  it('on hydration is removed, and its siblings keep the elements sent by the server', async () => {
    const { sent, elements } = await open(around('hydration'))
    expect(sent).toEqual(['before 0', 'broken 0', 'after 0'])
    expect(texts()).toEqual(['before 0', 'after 0'])
    expect(box.firstElementChild).toBe(elements[0])
    expect(box.lastElementChild).toBe(elements[2])
    await click(elements[2])
    expect(texts()).toEqual(['before 0', 'after 1'])
  })

  it('on an update is removed, and its siblings keep their state', async () => {
    const { elements, errors } = await open(around('update'))
    await click(elements[0])
    await click(elements[1])
    await click(elements[2])
    expect(texts()).toEqual(['before 1', 'after 1'])
    expect(String(errors)).toContain('broken in the update')
  })

  it('in every phase leaves an empty page without an error', async () => {
    await open([part('a', 'hydration'), part('b', 'hydration')])
    expect(texts()).toEqual([])
  })
})

describe('nodes of a page', () => {
  it('are rendered without a wrapper element', async () => {
    const { html, errors } = await open([part('a', 'never'), part('b', 'never')])
    expect(html.replace(/<!--.*?-->/g, '')).toBe('<button>a 0</button><button>b 0</button>')
    expect(errors).toEqual([])
  })

  it('keep their element and state when others are added, removed and moved, because the key is their id', async () => {
    const { elements } = await open([part('a', 'never'), part('b', 'never')])
    await click(elements[1])
    await show([part('new', 'never'), part('b', 'never'), part('a', 'never')])
    expect(texts()).toEqual(['new 0', 'b 1', 'a 0'])
    expect([...box.children].slice(1)).toEqual([elements[1], elements[0]])
    await show([part('b', 'never')])
    expect(texts()).toEqual(['b 1'])
  })
})
