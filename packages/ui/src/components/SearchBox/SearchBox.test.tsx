import { describeComponent } from '../../../test/describeComponent.js'
import { SearchBox } from './SearchBox.js'

const props = {
  action: '/search',
  query: '',
  onQueryChange: () => {},
  suggestions: null,
  recent: [],
  isLoading: false,
}

describeComponent('SearchBox', SearchBox, props, ['form', 'field', 'input'])
