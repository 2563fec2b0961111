import { describeComponent } from '../../../test/describeComponent.js'
import { navigation } from '../../../test/siteData.js'
import { MenuTree } from './MenuTree.js'

describeComponent('MenuTree', MenuTree, { navigation }, ['list', 'utility'])
