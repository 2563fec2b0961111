import type { IntroductionTextProps } from '@vitrine/ui/IntroductionText'
import { defineComponent } from '../fields/defineComponent.js'
import { text } from '../fields/fieldKinds.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/introduction-text'

/** Title and lead paragraph of a page or a section. */
export const introductionText: Definition<IntroductionTextProps> = defineComponent({
  id: ID,
  note: 'Title and lead paragraph of a page or a section; the first one of a page provides the title of the page.',
  title: 'may',
  fields: { overline: text, title: text.required, text },
  props: (values, { place }) => ({ ...values, headingLevel: place.isLead ? 1 : 2 }),
  sample: sampleNode(ID, { title: 'Care &amp; service', text: 'What a movement needs, and when.' }),
})
