'use client'

import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { clsx } from 'clsx'
import { type ComponentPropsWithRef, type MouseEvent, useId, useState } from 'react'
import { MaterialScope } from '../../material/MaterialScope.js'
import { mergeProps } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { Button } from '../Button/Button.js'
import { Icon, type IconDrawing, type IconName } from '../Icon/Icon.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Link } from '../Link/Link.js'
import * as css from './ActionMenu.css.js'

/** One action; with `href` it is a link. */
export interface ActionMenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconName | IconDrawing | undefined
  readonly href?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** Draws a rule above the item to start a new group. */
  readonly startsGroup?: boolean | undefined
}

export interface ActionMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Text of the button, or its accessible name when `icon` is given. Also names the menu. */
  readonly label: string
  readonly items: readonly ActionMenuItem[]
  readonly onSelect?: ((id: string) => void) | undefined
  /** Shows only this icon in the button. */
  readonly icon?: IconName | IconDrawing | undefined
  readonly slotProps?:
    | {
        readonly button?: SlotProps<'button'> | undefined
        readonly menu?: SlotProps<'div'> | undefined
        readonly item?: SlotProps<'li'> | undefined
      }
    | undefined
}

/**
 * A button with a menu of actions: arrow keys, Home, End and letters move, Enter and Space activate, Esc and Tab close.
 * For actions only; use a select to choose a value. Load it on demand with `import()`.
 */
export function ActionMenu({ label, items, onSelect, icon, className, slotProps, ...rest }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  if (items.length === 0) return null
  const isOpen = anchor !== null
  const button = {
    ...mergeProps(
      {
        className: css.button,
        onClick: (event: MouseEvent<HTMLButtonElement>) => setAnchor(event.currentTarget),
      },
      slotProps?.button,
    ),
    id: `${id}button`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}menu` : undefined,
  } as const
  const choose = (item: ActionMenuItem) => {
    setAnchor(null)
    onSelect?.(item.id)
  }
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {icon ? (
        <IconButton icon={icon} label={label} {...button} />
      ) : (
        <Button variant="secondary" {...button}>
          {label}
          <Icon name="chevronDown" className={css.mark} />
        </Button>
      )}
      <MaterialScope>
        <Menu
          id={`${id}menu`}
          open={isOpen}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={BELOW}
          slotProps={{
            paper: slot(css.paper, slotProps?.menu),
            list: { 'aria-labelledby': `${id}button`, className: css.list },
          }}
        >
          {items.map((item) => (
            <MenuItem
              key={item.id}
              disabled={item.isDisabled ?? false}
              {...(item.href !== undefined && { component: Link, href: item.href, variant: 'quiet' })}
              {...mergeProps(
                { className: clsx(css.item, item.startsGroup && css.startsGroup), onClick: () => choose(item) },
                slotProps?.item,
              )}
            >
              {item.icon && <Icon name={item.icon} className={css.icon} />}
              <span className={css.label}>{item.label}</span>
            </MenuItem>
          ))}
        </Menu>
      </MaterialScope>
    </div>
  )
}

const BELOW = { vertical: 'bottom', horizontal: 'left' } as const
