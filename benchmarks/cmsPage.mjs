import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { imageUrl } from '../apps/storefront/app/page/view/imageUrl.ts'
import { readCmsNode } from '../packages/cms-renderer/src/nodes/cmsNode.ts'
import { parsePage } from '../packages/cms-renderer/src/nodes/parsePage.ts'
import { collectReferences } from '../packages/cms-renderer/src/nodes/references.ts'
import { createRegistry } from '../packages/cms-renderer/src/registry.ts'
import { CmsPage } from '../packages/cms-renderer/src/render/CmsPage.tsx'
import { buildPageTree, treeProductId } from '../packages/cms-renderer/src/testing/buildPageTree.ts'
import { buildParseContext } from '../packages/cms-renderer/src/testing/buildParseContext.ts'
import { UiProvider } from '../packages/ui/src/provider/UiProvider.tsx'

/** The steps of a page from the CMS's response to HTML as functions, over a tree of the given size. */
export async function cmsPage(size, messages) {
  const json = JSON.stringify(buildPageTree(size))
  const products = new Map(
    Array.from({ length: size.products ?? 0 }, (_, index) => [treeProductId(index), tile(treeProductId(index))]),
  )
  const categories = new Map(
    Array.from({ length: size.categories ?? 0 }, (_, index) => {
      const id = `category-${index}`
      return [id, { id, name: id, href: `/ch/de/${id}`, image: null }]
    }),
  )
  const steps = {
    parse: () => {
      const node = readCmsNode(JSON.parse(json))
      collectReferences(node)
      return parsePage(node, buildParseContext({ products, categories })).areas.main
    },
    render: (nodes) => renderPage(createElement(CmsPage, { nodes, registry }), messages),
  }
  const nodes = steps.parse()
  const registry = createRegistry()
  await registry.loadAll(nodes)
  return { ...steps, json, nodes, html: steps.render(nodes) }
}

export function renderPage(content, messages) {
  return renderToString(
    createElement(IntlProvider, { locale: 'de-CH', messages }, createElement(UiProvider, { imageUrl }, content)),
  )
}

/** The same number of paragraphs, created anew each time like components. */
export function plainElements(count, text) {
  return () => Array.from({ length: count }, (_, key) => createElement('p', { key, className: 'x' }, text))
}

function tile(id) {
  return {
    id,
    href: `/ch/de/aurelune/meridian-40/${id}.html`,
    brand: 'Aurelune',
    name: 'Meridian 40',
    price: { kind: 'regular', amount: 8200, isStartingAt: false },
    currency: 'CHF',
    image: {
      src: `https://images.vitrine.example/vitrine/image/upload/catalogue/${id}_MP_1.jpg`,
      alt: 'Meridian 40',
      width: 1600,
      height: 2000,
    },
    hoverImage: null,
    background: 'light',
    badge: null,
  }
}
