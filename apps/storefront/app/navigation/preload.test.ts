import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preload } from './preload.js'

class FakeLink extends EventTarget {
  rel = ''
  href = ''

  remove(): void {
    links.splice(links.indexOf(this), 1)
  }
}

let links: FakeLink[] = []
/** Files inlined into the document. */
let inlined: readonly string[] = []

beforeEach(() => {
  links = []
  inlined = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector.split(',').includes(`link[href="${href}"]`)) ??
      inlined.find((href) => selector.split(',').includes(`style[data-href="${href}"]`)) ??
      null,
    createElement: () => new FakeLink(),
    head: { append: (link: FakeLink) => links.push(link) },
  })
})

afterEach(() => vi.unstubAllGlobals())

const asked = () => links.map(({ rel, href }) => `${rel} ${href}`)
const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('preload', () => {
  it('requests all files at once and waits only for stylesheets', async () => {
    const load = vi.fn(() => Promise.resolve('part'))
    const part = preload(load, ['assets/a.js', 'assets/a.css'])
    expect(asked()).toEqual(['modulepreload /assets/a.js', 'stylesheet /assets/a.css'])
    await turn()
    expect(load).not.toHaveBeenCalled()
    links[1]?.dispatchEvent(new Event('load'))
    await expect(part).resolves.toBe('part')
  })

  it('waits for stylesheets requested by another part and requests nothing twice', async () => {
    const load = vi.fn(() => Promise.resolve('part'))
    const parts = [preload(load, ['assets/b.css']), preload(load, ['assets/b.css'])]
    await turn()
    expect(asked()).toEqual(['stylesheet /assets/b.css'])
    expect(load).not.toHaveBeenCalled()
    links[0]?.dispatchEvent(new Event('load'))
    await Promise.all(parts)
    await preload(load, ['assets/b.css'])
    expect(links).toHaveLength(1)
  })

  it('requests nothing that the document links or inlines', async () => {
    links.push(Object.assign(new FakeLink(), { rel: 'stylesheet', href: '/assets/c.css' }))
    inlined = ['/assets/e.css']
    await expect(preload(() => Promise.resolve('part'), ['assets/c.css', 'assets/e.css'])).resolves.toBe('part')
    expect(links).toHaveLength(1)
  })

  it('rejects when a stylesheet fails, and requests it again next time', async () => {
    const load = vi.fn(() => Promise.resolve('part'))
    const part = preload(load, ['assets/d.css'])
    await turn()
    links[0]?.dispatchEvent(new Event('error'))
    await expect(part).rejects.toThrow('/assets/d.css did not load')
    expect(load).not.toHaveBeenCalled()
    const again = preload(load, ['assets/d.css'])
    await turn()
    links[0]?.dispatchEvent(new Event('load'))
    await expect(again).resolves.toBe('part')
  })
})
