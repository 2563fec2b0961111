import type { PageHead } from '../../contract/pageData.js'

/** Updates the document head after an in-app navigation; the server renders the initial one. */
export function applyHead(head: PageHead): void {
  document.title = head.title
  setTag('meta[name="description"]', head.description, () => meta('description'), 'content')
  setTag('meta[name="robots"]', head.isNoIndex ? 'noindex,nofollow' : null, () => meta('robots'), 'content')
  setTag('link[rel="canonical"]', head.canonical, () => link('canonical'), 'href')
  for (const old of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove()
  for (const alternate of head.alternates) {
    const element = link('alternate')
    element.hreflang = alternate.hreflang
    element.href = alternate.href
    document.head.append(element)
  }
}

function setTag(selector: string, value: string | null, create: () => HTMLElement, attribute: string): void {
  const existing = document.head.querySelector(selector)
  if (value === null) {
    existing?.remove()
    return
  }
  const element = existing ?? create()
  element.setAttribute(attribute, value)
  if (!existing) document.head.append(element)
}

function meta(name: string): HTMLMetaElement {
  const element = document.createElement('meta')
  element.name = name
  return element
}

function link(rel: string): HTMLLinkElement {
  const element = document.createElement('link')
  element.rel = rel
  return element
}
