import { Banner, type BannerProps } from '@vitrine/ui/Banner'
import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../navigation/afterHydration/announce.js'
import * as styles from './FootNotice.css.js'

export interface FootNoticeProps {
  readonly type: BannerProps['type']
  /** Accessible name of the region. */
  readonly label: string
  readonly message: string
  readonly action: BannerProps['action']
  readonly onDismiss: () => void
}

/**
 * A notice at the bottom of the page that stays until it is answered. It never takes the focus and is announced once.
 * Escape closes it when the focus is inside or on no element.
 */
export function FootNotice({ type, label, message, action, onDismiss }: FootNoticeProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => announce(message), [message])
  useEffect(() => (region.current ? reserveFoot(region.current) : undefined), [])

  const dismiss = () => {
    // The focused element is about to be removed.
    if (region.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    onDismiss()
  }
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document
    const isMeant = activeElement === document.body || region.current?.contains(activeElement)
    if (event.key === 'Escape' && isMeant && !event.defaultPrevented) dismiss()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEscape(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <section ref={region} aria-label={label} className={styles.root}>
      <Banner
        type={type}
        role={undefined}
        action={action}
        onDismiss={dismiss}
        className={styles.box}
        slotProps={{ icon: { className: styles.icon }, body: { className: styles.body } }}
      >
        {message}
      </Banner>
    </section>
  )
}

/** Publishes the covered height as `--vt-notice-inset`, so that sticky elements are placed above the notice. */
function reserveFoot(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--vt-notice-inset', `${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--vt-notice-inset')
  }
}
