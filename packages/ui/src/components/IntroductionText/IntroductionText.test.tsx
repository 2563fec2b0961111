import { describeComponent } from '../../../test/describeComponent.js'
import { IntroductionText } from './IntroductionText.js'

describeComponent(
  'IntroductionText',
  IntroductionText,
  { overline: 'Aurelune', title: 'A century', text: 'Of thin movements' },
  ['overline', 'title', 'text'],
)
