import type { IconDrawing, IconName } from '../../packages/ui/src/components/Icon/Icon.js'
import * as arrows from '../../packages/ui/src/icons/arrows.js'
import * as forms from '../../packages/ui/src/icons/forms.js'
import * as media from '../../packages/ui/src/icons/media.js'
import * as service from '../../packages/ui/src/icons/service.js'
import * as shop from '../../packages/ui/src/icons/shop.js'

export interface Drawing {
  readonly name: string
  readonly drawing: IconName | IconDrawing
  /** What to write to use it. */
  readonly code: string
}

interface IconSet {
  readonly title: string
  readonly text: string
  readonly drawings: readonly Drawing[]
}

/** By name, in `Icon` itself. */
const NAMED = {
  menu: true,
  search: true,
  bag: true,
  close: true,
  chevronLeft: true,
  chevronRight: true,
  chevronDown: true,
  phone: true,
  heart: true,
  user: true,
  plus: true,
  minus: true,
  globe: true,
  check: true,
  info: true,
  offline: true,
} as const satisfies Record<IconName, true>

const imported = (file: string, drawings: Readonly<Record<string, IconDrawing>>): readonly Drawing[] =>
  Object.entries(drawings).map(([name, drawing]) => ({
    name,
    drawing,
    code: `import { ${name} } from '@vitrine/ui/icons/${file}'`,
  }))

const isNamed = (name: string): name is IconName => name in NAMED

export const iconSets: readonly IconSet[] = [
  {
    title: 'On every page',
    text: 'Known by name, and part of the first load. None is added that a first page does not show.',
    drawings: Object.keys(NAMED)
      .filter(isNamed)
      .map((name) => ({ name, drawing: name, code: `<Icon name="${name}" />` })),
  },
  { title: 'Arrows', text: 'Where something leads.', drawings: imported('arrows', arrows) },
  { title: 'Forms', text: 'What can be done with an entry.', drawings: imported('forms', forms) },
  { title: 'Media', text: 'Films, images and the turntable.', drawings: imported('media', media) },
  { title: 'Service', text: 'What the house does for a client.', drawings: imported('service', service) },
  { title: 'Shop', text: 'Cart, delivery and boutiques.', drawings: imported('shop', shop) },
]
