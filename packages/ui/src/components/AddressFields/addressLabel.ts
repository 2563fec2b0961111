import type { MessageDescriptor } from 'react-intl'
import type { AddressCountry, AddressField, AddressRule } from '../../rules/addressRules.js'
import { addressRules } from '../../rules/addressRules.js'
import { cityLabels, labels, line1Labels } from './AddressFields.messages.js'

/** Label of a field, which depends on the country. */
export function addressLabel(field: AddressField, country: AddressCountry): MessageDescriptor {
  const rule: AddressRule = addressRules[country]
  if (field === 'line1') return line1Labels[rule.line1]
  return field === 'city' ? cityLabels[rule.city] : labels[field]
}
