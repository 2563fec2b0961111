'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { mergeProps, mergeRefs } from '../../slots/mergeProps.js'
import { type SlotProps, slot } from '../../slots/slot.js'
import { visuallyHidden } from '../../theme/a11y.css.js'
import { CloudImage, type CloudImageData } from '../CloudImage/CloudImage.js'
import { IconButton } from '../IconButton/IconButton.js'
import type { TileBackground } from '../ProductTile/ProductTile.js'
import * as css from './ImageZoom.css.js'
import { messages } from './ImageZoom.messages.js'
import { readingDirection, sizeOf, useStageGestures } from './useStageGestures.js'
import { ZoomButtons } from './ZoomButtons.js'
import { ZoomThumbs } from './ZoomThumbs.js'
import { FITTED, panBy, zoomBy } from './zoomView.js'

export interface ImageZoomProps extends Omit<ComponentPropsWithRef<'dialog'>, 'children' | 'onClose'> {
  readonly images: readonly CloudImageData[]
  /** Zero-based index of the first image. */
  readonly initialIndex?: number | undefined
  readonly background?: TileBackground | undefined
  /** Called when the dialog has closed and the focus has returned to the opener. */
  readonly onClose: () => void
  readonly slotProps?:
    | { readonly stage?: SlotProps<'div'> | undefined; readonly bar?: SlotProps<'div'> | undefined }
    | undefined
}

/** Requested widths in px: at the largest scale the image is shown at its full resolution. */
const WIDTHS = [768, 1280, 1920, 3840] as const
const STEP = 1.5
/** Pan distance of an arrow key, in px. */
const PAN = 80
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 }

/**
 * Full-screen view of images: zoom by buttons, keys, pinch or double click; pan by drag or arrow keys. Open while it is
 * mounted; Esc closes it. Load it with `import()` on first use.
 */
export function ImageZoom({
  images,
  initialIndex = 0,
  background = 'light',
  onClose,
  slotProps,
  ...rest
}: ImageZoomProps) {
  const intl = useIntl()
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(Math.min(Math.max(initialIndex, 0), images.length - 1))
  const [view, setView] = useState(FITTED)
  const [broken, setBroken] = useState<readonly string[]>([])
  const show = (next: number) => {
    setIndex(Math.min(Math.max(next, 0), images.length - 1))
    setView(FITTED)
  }
  const zoom = (factor: number) => setView((old) => zoomBy(old, factor, sizeOf(stage.current)))
  const gestures = useStageGestures({ view, onViewChange: setView, onSwipe: (steps) => show(index + steps) })
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const factor = KEYS[event.key]
    if ((!arrow && factor === undefined) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (factor !== undefined) zoom(factor)
    else if (arrow && view.scale > 1) {
      setView((old) => panBy(old, arrow[0] * PAN, arrow[1] * PAN, sizeOf(stage.current)))
    } else if (arrow) show(index - arrow[0] * readingDirection(event.currentTarget))
  }
  const image = images[index]
  if (!image) return null
  const position = { index: index + 1, total: images.length }
  return (
    <ModalDialog
      aria-label={intl.formatMessage(messages.label)}
      {...mergeProps({ className: clsx(css.root, css.background[background]), onKeyDown }, rest)}
      onClose={onClose}
    >
      <div
        {...mergeProps({ className: css.stage, ...gestures }, slotProps?.stage)}
        ref={mergeRefs(stage, slotProps?.stage?.ref)}
        data-zoomed={view.scale > 1 || undefined}
      >
        {broken.includes(image.src) ? (
          <p role="status" className={css.broken}>
            {intl.formatMessage(messages.broken)}
          </p>
        ) : (
          <CloudImage
            key={image.src}
            image={image}
            sizes={`${Math.ceil(view.scale) * 100}vw`}
            widths={WIDTHS}
            fetchPriority="high"
            draggable={false}
            onError={() => setBroken([...broken, image.src])}
            className={css.image}
            style={view.scale > 1 ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` } : {}}
          />
        )}
      </div>
      <div {...slot(css.bar, slotProps?.bar)}>
        {images.length > 1 && (
          <p aria-live="polite" className={css.counter}>
            <span aria-hidden="true">
              {position.index} / {position.total}
            </span>
            <span className={visuallyHidden}>{intl.formatMessage(messages.position, position)}</span>
          </p>
        )}
        {images.length > 1 && <ZoomThumbs images={images} index={index} onSelect={show} />}
        <ZoomButtons scale={view.scale} onZoom={(steps) => zoom(STEP ** steps)} />
      </div>
    </ModalDialog>
  )
}

/** A native dialog: the page behind is inert, Esc closes it, and closing returns the focus. */
function ModalDialog({ children, ...rest }: ComponentPropsWithRef<'dialog'>) {
  const intl = useIntl()
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    content.current?.closest('dialog')?.showModal()
  }, [])
  return (
    <dialog {...rest}>
      <div ref={content} className={css.content}>
        <form method="dialog" className={css.close}>
          <IconButton type="submit" icon="close" label={intl.formatMessage(messages.close)} />
        </form>
        {children}
      </div>
    </dialog>
  )
}
