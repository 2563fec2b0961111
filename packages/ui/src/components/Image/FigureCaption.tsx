import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type SlotProps, slot } from '../../slots/slot.js'
import * as css from './figure.css.js'

export interface FigureCaptionProps {
  readonly caption?: string | undefined
  /** Credit line, printed as given. */
  readonly credit?: string | undefined
  readonly width: keyof typeof css.width
  readonly className?: string | undefined
  readonly slotProps?:
    | { readonly caption?: SlotProps<'figcaption'> | undefined; readonly credit?: SlotProps<'small'> | undefined }
    | undefined
  /** A link below the caption. */
  readonly children?: ReactNode
}

/** Caption and credit below an image or a video; renders nothing when both are empty. */
export function FigureCaption({ caption, credit, width, className, slotProps, children }: FigureCaptionProps) {
  if (!caption && !credit && !children) return null
  return (
    <figcaption {...slot(clsx(css.caption, css.captionOf[width], className), slotProps?.caption)}>
      {(caption || children) && (
        <div className={css.body}>
          {caption && <p>{caption}</p>}
          {children}
        </div>
      )}
      {credit && <small {...slot(css.credit, slotProps?.credit)}>{credit}</small>}
    </figcaption>
  )
}
