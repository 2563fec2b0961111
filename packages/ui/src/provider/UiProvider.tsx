'use client'

import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useMemo,
} from 'react'
import { type IntlConfig, IntlContext, IntlProvider } from 'react-intl'
import { NewTabNote } from '../components/Link/NewTabNote.js'

export type AspectRatio = '4:5' | '1:1' | '16:9' | '21:9' | '3:4' | '3:2' | '5:4'

/** The point of an image that stays in view when it is cropped; 0 to 100 from left and top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** A request to an image service; `width` and `height` in px. */
export interface ImageTransform {
  readonly width: number
  readonly height?: number | undefined
  readonly aspectRatio?: AspectRatio | undefined
  readonly focal?: FocalPoint | undefined
  readonly format?: 'auto' | 'png' | undefined
}

/** Props that the host's link component receives. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string
  /** Navigation state; never part of the URL. */
  readonly state?: unknown
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

interface Ui {
  /** Renders links within the site; null = plain anchors. */
  readonly linkComponent: ComponentType<UiLinkProps> | null
  readonly imageUrl: (src: string, transform: ImageTransform) => string
  readonly navigate: (href: string) => void
  /** Note of a link that opens a new tab. A separate component, so that Button does not import react-intl. */
  readonly newTabNote: ComponentType
}

export interface UiProviderProps extends Partial<Ui> {
  /**
   * BCP 47 tag of the shopper's locale, such as `de-CH`. Default: that of a surrounding `IntlProvider`, else English. A
   * surrounding `IntlProvider` with the same language keeps its messages, time zone and formats.
   */
  readonly locale?: string | undefined
  /** Messages in that language, from `@vitrine/ui/messages/{language}`; missing ones fall back to English. */
  readonly messages?: IntlConfig['messages'] | undefined
  readonly children: ReactNode
}

/**
 * The only provider of the system: the host's link component, navigation, image URLs and language. All have defaults,
 * so the system works without router, image service and translations. A nested provider overrides only what it sets.
 */
export function UiProvider(props: UiProviderProps) {
  const { linkComponent, imageUrl, navigate, newTabNote, locale, messages, children } = props
  const outer = useContext(UiContext)
  const ui = useMemo<Ui>(
    () => ({
      linkComponent: linkComponent ?? outer.linkComponent,
      imageUrl: imageUrl ?? outer.imageUrl,
      navigate: navigate ?? outer.navigate,
      newTabNote: newTabNote ?? (outer === defaultUi ? NewTabNote : outer.newTabNote),
    }),
    [linkComponent, imageUrl, navigate, newTabNote, outer],
  )
  const hostIntl = useContext(IntlContext)
  const host = locale === undefined || locale === hostIntl?.locale ? hostIntl : undefined
  const hostTexts = host?.messages
  const texts = useMemo(() => Object.assign({}, hostTexts, messages), [hostTexts, messages])
  const content = <UiContext value={ui}>{children}</UiContext>
  if (hostIntl && locale === undefined && messages === undefined) return content
  return (
    <IntlProvider
      locale={locale ?? hostIntl?.locale ?? 'en'}
      defaultLocale="en"
      messages={texts}
      {...(host && { timeZone: host.timeZone, formats: host.formats })}
      onError={reportFault}
    >
      {content}
    </IntlProvider>
  )
}

/** Returns the host's settings; without a provider: plain anchors, unchanged image URLs, document navigation. */
export function useUi(): Ui {
  return useContext(UiContext)
}

/** Ignores missing translations, which fall back to English. */
function reportFault(error: Error & { readonly code?: string }) {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error)
}

const defaultUi: Ui = {
  linkComponent: null,
  imageUrl: (src) => src,
  navigate: (href) => {
    // The URL comes from data, and navigation would execute a script URL. React blocks it in links only.
    if (new URL(href, globalThis.location.href).protocol !== 'javascript:') globalThis.location.assign(href)
  },
  newTabNote: () => '(opens in a new tab)',
}

const UiContext = createContext<Ui>(defaultUi)
