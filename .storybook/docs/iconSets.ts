import type { IconDrawing, IconName } from '../../packages/ui/src/components/Icon/Icon.js'
import * as arrows from '../../packages/ui/src/icons/arrows.js'
import * as forms from '../../packages/ui/src/icons/forms.js'
import * as media from '../../packages/ui/src/icons/media.js'
import * as service from '../../packages/ui/src/icons/service.js'
import * as shop from '../../packages/ui/src/icons/shop.js'

export interface Drawing {
  readonly name: string
  readonly drawing: IconName | IconDrawing
  /** Code that uses the icon. */
  readonly code: string
}

interface IconSet {
  readonly title: string
  readonly text: string
  readonly drawings: readonly Drawing[]
}

/** Icons that `Icon` accepts by name. */
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
    text: 'Used by name, and in every page bundle. Only icons that every page shows belong here.',
    drawings: Object.keys(NAMED)
      .filter(isNamed)
      .map((name) => ({ name, drawing: name, code: `<Icon name="${name}" />` })),
  },
  { title: 'Arrows', text: 'Directions of links and controls.', drawings: imported('arrows', arrows) },
  { title: 'Forms', text: 'Actions and states of form fields.', drawings: imported('forms', forms) },
  { title: 'Media', text: 'Videos, images and the turntable.', drawings: imported('media', media) },
  { title: 'Service', text: 'Services for clients.', drawings: imported('service', service) },
  { title: 'Shop', text: 'Cart, delivery and boutiques.', drawings: imported('shop', shop) },
]
