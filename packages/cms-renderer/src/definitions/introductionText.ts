import type { IntroductionTextProps } from '@vitrine/ui/IntroductionText'
import { readOptionalText, readText } from '../nodes/fieldReaders.js'
import type { Definition } from './definition.js'
import { sampleNode } from './sampleNodes.js'

const ID = 'vitrine:components/introduction-text'

/** Title and lead of a page or a section. */
export const introductionText: Definition<IntroductionTextProps> = {
  id: ID,
  title: 'may',
  parse: (node, _, { isLead }) => {
    const title = readText(node, 'title')
    if (title === '') return null
    return {
      overline: readOptionalText(node, 'overline'),
      title,
      text: readOptionalText(node, 'text'),
      headingLevel: isLead ? 1 : 2,
    }
  },
  sample: sampleNode(ID, { title: 'Care &amp; service', text: 'What a movement needs, and when.' }),
}
