import type { AccordionProps } from '@vitrine/ui/Accordion'
import { readChildren, readOptionalText, readRaw, readText } from '../nodes/fieldReaders.js'
import type { Definition } from './definition.js'
import { sampleData, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/accordion'

/** Questions that open to their answers. */
export const accordion: Definition<AccordionProps> = {
  id: ID,
  parse: (node, ctx) => {
    const panels = readChildren(node, 'panels').flatMap((panel) => {
      const title = readText(panel, 'title')
      const html = ctx.sanitize(readRaw(panel, 'text'))
      return title && html ? [{ id: panel.id || `${node.id}-${panel.name}`, title, html }] : []
    })
    return panels.length === 0 ? null : { title: readOptionalText(node, 'title'), panels }
  },
  sample: sampleNode(
    ID,
    {
      title: 'Questions',
      panels: sampleData(
        { '0': sampleData({ '@id': 'panel-0', title: 'How long does a service take?', text: '<p>Five weeks.</p>' }) },
        ['0'],
      ),
    },
    ['panels'],
  ),
}
