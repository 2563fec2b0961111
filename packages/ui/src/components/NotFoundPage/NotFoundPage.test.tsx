import { describeComponent } from '../../../test/describeComponent.js'
import { NotFoundPage } from './NotFoundPage.js'

const links = [{ label: 'Watches', href: '/watches' }]

describeComponent('NotFoundPage', NotFoundPage, { homeHref: '/', searchAction: '/search', links }, [
  'title',
  'form',
  'links',
])
