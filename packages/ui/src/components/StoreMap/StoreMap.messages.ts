import { defineMessages } from 'react-intl'

export const messages = defineMessages({
  label: { id: 'storeMap.label', defaultMessage: 'Map of our boutiques' },
  keys: { id: 'storeMap.keys', defaultMessage: 'Map: arrow keys move it, plus and minus enlarge and reduce it' },
  skip: { id: 'storeMap.skip', defaultMessage: 'Skip the map' },
  zoomIn: { id: 'storeMap.zoomIn', defaultMessage: 'Enlarge the map' },
  zoomOut: { id: 'storeMap.zoomOut', defaultMessage: 'Reduce the map' },
  credit: { id: 'storeMap.credit', defaultMessage: 'Map: Natural Earth' },
  failed: { id: 'storeMap.failed', defaultMessage: 'The map cannot be shown just now. The list has every boutique.' },
})
