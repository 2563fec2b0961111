import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Icon.css.js'

/** The icons in every page bundle. */
export type IconName = keyof typeof paths

/** Any other icon: one SVG path on the 24 px grid. `@vitrine/ui/icons/*` exports ours. */
export type IconDrawing = `M${string}`

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  readonly name: IconName | IconDrawing
}

/** A line icon on a 24 px grid. Decorative: the control around it has the accessible name. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={clsx(css.root, className)} {...rest}>
      <path d={isNamed(name) ? paths[name] : name} />
    </svg>
  )
}

const paths = {
  menu: 'M3 7.5h18M3 12h18M3 16.5h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.4 15.4 21 21',
  bag: 'M5 8.5h14V20H5ZM8.75 11V7.25a3.25 3.25 0 0 1 6.5 0V11',
  close: 'M5 5l14 14M19 5 5 19',
  chevronRight: 'M9.5 5.5 16 12l-6.5 6.5',
  chevronDown: 'M5.5 9 12 15.5 18.5 9',
  chevronLeft: 'M14.5 5.5 8 12l6.5 6.5',
  phone:
    'M5 3.75h3.6l1.7 4.4-2.2 1.6a11.6 11.6 0 0 0 6.1 6.1l1.7-2.2 4.35 1.7v3.6a1.3 1.3 0 0 1-1.4 1.3C11.1 19.8 4.2 12.9 3.75 5.15A1.3 1.3 0 0 1 5 3.75Z',
  heart: 'M12 20 4.9 12.9a4.6 4.6 0 0 1 0-6.5 4.5 4.5 0 0 1 6.4 0l.7.7.7-.7a4.5 4.5 0 0 1 6.4 0 4.6 4.6 0 0 1 0 6.5Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.5-3.6 3.5-5.75 7.5-5.75s7 2.15 7.5 5.75',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.75 12h16.5M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z',
  check: 'm4.5 12.5 5 5 10-11',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.75',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 5.2-1.2M5.25 12.25a9.5 9.5 0 0 1 4.5-2.4M13.5 9.6a9.5 9.5 0 0 1 5.25 2.65M2 9a14 14 0 0 1 4.75-2.9M10.5 5.1A14 14 0 0 1 22 9M12 19.25v.25',
} as const

function isNamed(name: string): name is IconName {
  return name in paths
}
