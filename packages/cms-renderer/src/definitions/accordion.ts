import { defineComponent } from '../fields/defineComponent.js'
import { html, list, text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import type { AccordionProps } from '@vitrine/ui/Accordion'
import { sampleData, sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/accordion'

/** A list of questions with collapsible answers. */
export const accordion: Definition<AccordionProps> = defineComponent({
  id: ID,
  note: 'A list of questions with collapsible answers.',
  fields: { title: text, panels: list({ title: text.required, text: html.required }).required },
  props: ({ title, panels }) => ({ title, panels: panels.map(({ text, ...panel }) => ({ ...panel, html: text })) }),
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
})
