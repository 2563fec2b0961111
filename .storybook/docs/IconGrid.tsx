import * as css from '../../packages/ui/docs/docs.css.js'
import { Icon, type IconDrawing } from '../../packages/ui/src/components/Icon/Icon.js'
import * as arrows from '../../packages/ui/src/icons/arrows.js'
import * as forms from '../../packages/ui/src/icons/forms.js'
import * as media from '../../packages/ui/src/icons/media.js'
import * as service from '../../packages/ui/src/icons/service.js'
import * as shop from '../../packages/ui/src/icons/shop.js'

const sets = { arrows, forms, media, service, shop } as const

/** All drawings of one file of `@vitrine/ui/icons`. */
export function IconGrid({ set }: { readonly set: keyof typeof sets }) {
  return <Grid drawings={Object.entries(sets[set])} />
}

const NAMED = [
  'menu',
  'search',
  'bag',
  'close',
  'chevronLeft',
  'chevronRight',
  'chevronDown',
  'phone',
  'heart',
  'user',
  'plus',
  'minus',
  'globe',
  'check',
  'info',
  'offline',
] as const

/** The drawings that `Icon` knows by name: those of every page. */
export function NamedIcons() {
  return <Grid drawings={NAMED.map((name) => [name, name] as const)} />
}

type Named = (typeof NAMED)[number]

function Grid({ drawings }: { readonly drawings: readonly (readonly [name: string, drawing: Named | IconDrawing])[] }) {
  return (
    <div className={css.grid}>
      {drawings.map(([name, drawing]) => (
        <div key={name} className={css.drawing}>
          <Icon name={drawing} />
          {name}
        </div>
      ))}
    </div>
  )
}
