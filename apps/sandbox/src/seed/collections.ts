import type { JewelCollection, WatchCollection } from './collectionTypes.js'
import { aurelune } from './collections/aurelune.js'
import { corvane } from './collections/corvane.js'
import { corvanePreOwned } from './collections/corvanePreOwned.js'
import { cpo } from './collections/cpo.js'
import { highJewellery } from './collections/highJewellery.js'
import { preOwned } from './collections/preOwned.js'
import { serance } from './collections/serance.js'
import { sets } from './collections/sets.js'

/** Watches, in the order in which the house would show them. */
export const watchCollections: readonly WatchCollection[] = [
  ...aurelune,
  ...corvane,
  ...corvanePreOwned,
  ...cpo,
  ...preOwned,
]

/** Jewellery, in the order in which the house would show it. */
export const jewelCollections: readonly JewelCollection[] = [...serance, ...highJewellery, ...sets]
