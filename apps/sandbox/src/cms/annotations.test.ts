import { describe, expect, it } from 'vitest'
import { annotations } from './annotations.js'
import { type DeliveryNode, type NodeType, system } from './deliveryNode.js'

const node = (
  path: string,
  type: NodeType,
  children: Readonly<Record<string, unknown>> = {},
  template = '',
): DeliveryNode => ({
  ...system(path.slice(path.lastIndexOf('/') + 1), path, type),
  'mgnl:template': template,
  ...children,
  '@nodes': Object.keys(children),
})
const paths = (page: DeliveryNode) => annotations(page, 'website').map(([path]) => path)

describe('annotations', () => {
  it.each([
    ['has no @nodes', { '@path': '/ch/main/0', '@nodeType': 'mgnl:component' }],
    ['has no path', { '@nodes': [], '@nodeType': 'mgnl:component' }],
    ['is null', null],
    ['is text', 'x'],
  ])('leave out only a node that %s', (_, broken) => {
    const good = node('/ch/main/00', 'mgnl:component')
    const page = node('/ch', 'mgnl:page', { main: node('/ch/main', 'mgnl:area', { '0': broken, '00': good }) })
    expect(paths(page)).toEqual(['/ch', '/ch/main', '/ch/main/00'])
  })

  it('include an area that does not exist yet, so that editors can add to it', () => {
    const container = node('/ch/main/0', 'mgnl:component', {}, 'vitrine:components/container')
    const page = node('/ch', 'mgnl:page', { main: node('/ch/main', 'mgnl:area', { '0': container }) })
    expect(paths(page)).toEqual(['/ch', '/ch/main', '/ch/main/0', '/ch/main/0/content'])
    const [, area] = annotations(page, 'website').at(-1) ?? []
    expect(area).toContain('content="website:/ch/main/0/content" name="content"')
    expect(area).toContain('createdAreaNode="false"')
    expect(paths(node('/ch', 'mgnl:page'))).toEqual(['/ch', '/ch/main'])
  })

  it('escape quotes in attribute values', () => {
    const variant = {
      ...node('/ch/main/0/variants/variant-0', 'mgnl:component'),
      'mgnl:variantTitle': 'A "quoted" name',
    }
    const [, comment] = annotations(node('/ch/main/0', 'mgnl:component', { 'variant-0': variant }), 'website')[0] ?? []
    expect(comment).toContain('variantTitles="A &quot;quoted&quot; name"')
  })
})
