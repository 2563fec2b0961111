import { Link } from '../src/components/Link/Link.js'

/** Sample data of the contact forms. */
export const stores = [
  {
    label: 'Switzerland',
    options: [
      { value: 'zrh', label: 'Zürich, Bahnhofstrasse' },
      { value: 'gva', label: 'Geneva, Rue du Rhône' },
    ],
  },
  { label: 'Germany', options: [{ value: 'muc', label: 'Munich, Residenzstrasse' }] },
]

export const reasons = [
  {
    value: 'products',
    label: 'Watches and jewellery',
    subReasons: [
      { value: 'watches', label: 'A watch' },
      { value: 'jewellery', label: 'A piece of jewellery' },
      { value: 'pre-owned', label: 'A certified pre-owned watch' },
    ],
  },
  {
    value: 'service',
    label: 'Service and repair',
    subReasons: [
      { value: 'repair', label: 'A repair' },
      { value: 'estimate', label: 'An estimate of costs' },
    ],
  },
  { value: 'other', label: 'Something else' },
]

/** Marketing consent: separate from the message, voluntary and revocable. */
export const marketing = (
  <>
    The companies of the Halbrenn group may contact me about products, services and events in a personalised manner. I
    can revoke this consent at any time; the{' '}
    <Link href="#privacy" variant="underline">
      privacy notice
    </Link>{' '}
    says how.
  </>
)

/** Consent that a form may require: that the privacy notice was read. */
export const privacy = (
  <>
    I have read the{' '}
    <Link href="#privacy" variant="underline">
      privacy notice
    </Link>{' '}
    and agree that my details are used to answer this message.
  </>
)
