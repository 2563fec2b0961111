import { describeComponent } from '../../../test/describeComponent.js'
import { navigation } from '../../../test/siteData.js'
import { MegaMenu } from './MegaMenu.js'

const [item] = navigation
if (!item) throw new Error('siteData.ts contains no department. Add one with groups.')

describeComponent('MegaMenu', MegaMenu, { item, onClose: () => {} }, ['sheet', 'title', 'teaser'])
