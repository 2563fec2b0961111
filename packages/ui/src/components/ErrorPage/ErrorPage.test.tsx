import { describeComponent } from '../../../test/describeComponent.js'
import { ErrorPage } from './ErrorPage.js'

describeComponent('ErrorPage', ErrorPage, { homeHref: '/', brand: 'Halbrenn' }, ['title', 'message'])
