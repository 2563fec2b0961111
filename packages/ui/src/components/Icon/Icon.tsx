import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import * as css from './Icon.css.js'

export type IconName = keyof typeof paths

export interface IconProps extends ComponentPropsWithRef<'svg'> {
  readonly name: IconName
}

/** A line drawing on a 24 px grid. Decorative: the control around it carries the name. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={clsx(css.root, className)} {...rest}>
      <path d={paths[name]} />
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
  pin: 'M12 21.5c-4.3-4.6-6.75-8.1-6.75-11.5a6.75 6.75 0 0 1 13.5 0c0 3.4-2.45 6.9-6.75 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.75 12h16.5M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z',
  check: 'm4.5 12.5 5 5 10-11',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.75',
  return: 'M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H8',
  store:
    'M4 10.5v9.75h16V10.5M3 9l2-5.25h14L21 9M3 9c0 1 .8 1.75 2.25 1.75S7.5 10 7.5 9c0 1 .8 1.75 2.25 1.75S12 10 12 9c0 1 .8 1.75 2.25 1.75S16.5 10 16.5 9c0 1 .8 1.75 2.25 1.75S21 10 21 9M9.5 20v-5.5h5V20',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 5.2-1.2M5.25 12.25a9.5 9.5 0 0 1 4.5-2.4M13.5 9.6a9.5 9.5 0 0 1 5.25 2.65M2 9a14 14 0 0 1 4.75-2.9M10.5 5.1A14 14 0 0 1 22 9M12 19.25v.25',
  trash: 'M4.5 6.5h15M9.5 6.25V4h5v2.25M6.5 6.5l.75 13.75h9.5L17.5 6.5M10 10v6.5M14 10v6.5',
  calendar: 'M4 6h16v14H4ZM4 10.25h16M8 3.5V8M16 3.5V8',
} as const
