import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { pin, returns, store } from '../../icons/service.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Icon, type IconDrawing } from '../Icon/Icon.js'
import { Link } from '../Link/Link.js'
import * as css from './UspList.css.js'

/** A service included with a product. */
export interface UspItem {
  readonly title: string
  readonly text: string
  readonly href: string | null
  readonly icon: 'return' | 'store' | 'pin'
}

export interface UspListProps extends ComponentProps<'ul'> {
  readonly items: readonly UspItem[]
  readonly slotProps?:
    | {
        readonly item?: SlotProps<'li'> | undefined
        readonly title?: SlotProps<'p'> | undefined
        readonly text?: SlotProps<'p'> | undefined
      }
    | undefined
}

/** Services included with a product. Renders nothing without items. */
export function UspList({ items, slotProps, className, ...rest }: UspListProps) {
  if (items.length === 0) return null
  return (
    <ul role="list" className={clsx(css.root, className)} {...rest}>
      {items.map((item) => (
        <li key={item.title} {...slot(css.item, slotProps?.item)}>
          <Icon name={drawings[item.icon]} className={css.icon} />
          <div>
            <p {...slot(css.title, slotProps?.title)}>
              {item.href === null ? (
                item.title
              ) : (
                <Link href={item.href} variant="underline">
                  {item.title}
                </Link>
              )}
            </p>
            {item.text && <p {...slot(css.body, slotProps?.text)}>{item.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

const drawings = { return: returns, store, pin } as const satisfies Record<UspItem['icon'], IconDrawing>
