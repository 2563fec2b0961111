import { describeComponent } from '../../../test/describeComponent.js'
import { SearchBox } from './SearchBox.js'

const props = {
  action: '/search',
  query: '',
  onQueryChange: () => {},
  suggestions: null,
  recent: [],
  status: 'ready' as const,
}

describeComponent('SearchBox', SearchBox, props, ['form', 'field', 'input'])
