import { describeComponent } from '../../../test/describeComponent.js'
import { navigation } from '../../../test/siteData.js'
import { MegaMenu } from './MegaMenu.js'

const [item] = navigation
if (!item) throw new Error('siteData.ts names no department.')

describeComponent('MegaMenu', MegaMenu, { item, onClose: () => {} }, ['sheet', 'title', 'teaser'])
