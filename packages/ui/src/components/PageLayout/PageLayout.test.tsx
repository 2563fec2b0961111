import { describeComponent } from '../../../test/describeComponent.js'
import { PageLayout } from './PageLayout.js'

describeComponent('PageLayout', PageLayout, { header: null, footer: null, stickyBar: 'CHF 5,900', children: 'Page' }, [
  'main',
  'stickyBar',
])
