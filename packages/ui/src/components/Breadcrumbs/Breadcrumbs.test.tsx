import { describeComponent } from '../../../test/describeComponent.js'
import { Breadcrumbs } from './Breadcrumbs.js'

describeComponent('Breadcrumbs', Breadcrumbs, { items: [{ label: 'Home', href: '/' }, { label: 'Watches' }] }, ['list'])
