import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import { text } from '../../theme/text.css.js'
import type { CloudImageData } from '../CloudImage/CloudImage.js'
import { Link } from '../Link/Link.js'
import * as css from './LogoWall.css.js'
import { logoColumns } from './logoColumns.js'
import { LogoSign } from './LogoSign.js'

/** A brand logo. The image needs a transparent background; without an image the name is shown. */
export interface BrandLogo {
  /** Brand name, also the alternative text of the image. */
  readonly name: string
  readonly image: Omit<CloudImageData, 'alt' | 'focal'> | null
  /** Link of the logo; ignored without a name, because the link would have no accessible name. */
  readonly href?: string | null | undefined
}

export interface LogoWallProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  readonly title?: string | undefined
  readonly logos: readonly BrandLogo[]
  readonly slotProps?:
    | {
        readonly title?: SlotProps<'h2'> | undefined
        readonly list?: SlotProps<'ul'> | undefined
        readonly item?: SlotProps<'li'> | undefined
      }
    | undefined
}

/**
 * Brand logos in one colour of the theme, at equal visual weight in even rows (Spec §2 "CMS components"). Renders
 * nothing without logos.
 */
export function LogoWall({ title, logos, slotProps, className, ...rest }: LogoWallProps) {
  const shown = logos.filter((logo) => logo.name || logo.image?.src)
  if (shown.length === 0) return null
  const item = clsx(shown.length > 4 ? css.many : css.few, css.columns[logoColumns(shown.length)])
  return (
    <section {...rest} className={clsx(css.root, className)}>
      {title && <h2 {...slot(clsx(text.h3, css.title), slotProps?.title)}>{title}</h2>}
      <ul role="list" {...slot(css.list, slotProps?.list)}>
        {shown.map((logo, index) => (
          // The list is never reordered, and a brand may occur twice.
          <li key={`${logo.name}-${index}`} {...slot(item, slotProps?.item)}>
            {logo.href && logo.name ? (
              <Link href={logo.href} className={clsx(css.cell, css.link)}>
                <LogoSign logo={logo} />
              </Link>
            ) : (
              <span className={css.cell}>
                <LogoSign logo={logo} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
