import { describeComponent } from '../../../test/describeComponent.js'
import { mail, phone } from '../../../test/siteData.js'
import { SoonPage } from './SoonPage.js'

describeComponent('SoonPage', SoonPage, { title: 'Stores', phone, mail, homeHref: '/' }, ['title', 'contact'])
