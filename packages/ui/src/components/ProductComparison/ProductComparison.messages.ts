import { defineMessages, type NoMessageValues } from 'react-intl'

export const messages = defineMessages<{
  label: { count: number }
  detail: NoMessageValues
  remove: { name: string }
  onlyDifferences: NoMessageValues
  differ: { count: number; total: number }
  differs: NoMessageValues
  notStated: NoMessageValues
  none: NoMessageValues
  noneText: NoMessageValues
  one: NoMessageValues
  same: NoMessageValues
}>({
  label: {
    id: 'productComparison.label',
    defaultMessage: '{count, plural, one {Comparison of # piece} other {Comparison of # pieces}}',
  },
  detail: { id: 'productComparison.detail', defaultMessage: 'Detail' },
  remove: { id: 'productComparison.remove', defaultMessage: 'Remove {name} from the comparison' },
  onlyDifferences: { id: 'productComparison.onlyDifferences', defaultMessage: 'Only differences' },
  differ: {
    id: 'productComparison.differ',
    defaultMessage: '{count, number} of {total, plural, one {# detail differs} other {# details differ}}',
  },
  differs: { id: 'productComparison.differs', defaultMessage: 'Differs' },
  notStated: { id: 'productComparison.notStated', defaultMessage: 'not stated' },
  none: { id: 'productComparison.none', defaultMessage: 'Nothing to compare yet' },
  noneText: {
    id: 'productComparison.noneText',
    defaultMessage: 'Choose two to four pieces, and see here what sets them apart.',
  },
  one: { id: 'productComparison.one', defaultMessage: 'Add a second piece to see what sets them apart.' },
  same: { id: 'productComparison.same', defaultMessage: 'In all that is stated, these pieces are alike.' },
})
