import { describeComponent } from '../../../test/describeComponent.js'
import { localeOptions } from '../../../test/siteData.js'
import { LocaleSwitch } from './LocaleSwitch.js'

describeComponent('LocaleSwitch', LocaleSwitch, { options: localeOptions }, ['summary', 'panel'])
