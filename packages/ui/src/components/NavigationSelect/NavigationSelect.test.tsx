import { describeComponent } from '../../../test/describeComponent.js'
import { NavigationSelect } from './NavigationSelect.js'

describeComponent('NavigationSelect', NavigationSelect, {
  param: 'sort',
  label: 'Sort by',
  selected: 'a',
  options: [{ value: 'a', label: 'A', href: '/a' }],
})
