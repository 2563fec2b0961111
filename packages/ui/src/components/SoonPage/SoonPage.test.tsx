import { describeComponent } from '../../../test/describeComponent.js'
import { email, phone } from '../../../test/siteData.js'
import { SoonPage } from './SoonPage.js'

describeComponent('SoonPage', SoonPage, { title: 'Stores', phone, email, homeHref: '/' }, ['title', 'contact'])
