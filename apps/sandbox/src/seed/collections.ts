import type { JewelCollection, WatchCollection } from './collectionTypes.js'
import { aurelune } from './collections/aurelune.js'
import { brandvold } from './collections/brandvold.js'
import { corvane } from './collections/corvane.js'
import { corvanePreOwned } from './collections/corvanePreOwned.js'
import { cpo } from './collections/cpo.js'
import { halbrenn } from './collections/halbrenn.js'
import { highJewellery } from './collections/highJewellery.js'
import { ilvane } from './collections/ilvane.js'
import { kestrelle } from './collections/kestrelle.js'
import { lumeric } from './collections/lumeric.js'
import { montferre } from './collections/montferre.js'
import { odalieVoss } from './collections/odalieVoss.js'
import { perrineAshdown } from './collections/perrineAshdown.js'
import { preOwned } from './collections/preOwned.js'
import { serance } from './collections/serance.js'
import { sets } from './collections/sets.js'
import { staffSaleJewellery } from './collections/staffSaleJewellery.js'
import { staffSaleWatches } from './collections/staffSaleWatches.js'
import { tessmohr } from './collections/tessmohr.js'

/** Watches in display order. */
export const watchCollections: readonly WatchCollection[] = [
  ...aurelune,
  ...tessmohr,
  ...brandvold,
  ...ilvane,
  ...kestrelle,
  ...montferre,
  ...corvane,
  ...corvanePreOwned,
  ...cpo,
  ...preOwned,
  ...staffSaleWatches,
]

/** Jewellery in display order. */
export const jewelCollections: readonly JewelCollection[] = [
  ...serance,
  ...odalieVoss,
  ...perrineAshdown,
  ...lumeric,
  ...halbrenn,
  ...highJewellery,
  ...sets,
  ...staffSaleJewellery,
]
