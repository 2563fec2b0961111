import { describeComponent } from '../../../test/describeComponent.js'
import { address, footerColumns, legalLinks, phone } from '../../../test/siteData.js'
import { Footer } from './Footer.js'

const props = { brand: 'Halbrenn', columns: footerColumns, legalLinks, phone, address, localeSwitch: null, note: null }

describeComponent('Footer', Footer, props, ['contact', 'columns', 'legal'])
