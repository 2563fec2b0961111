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
import { NewTabNote } from '../components/Link/NewTabNote.js'

export type AspectRatio = '4:5' | '1:1' | '16:9' | '21:9' | '3:4' | '3:2' | '5:4'

/** The point of an image that stays in view when it is cropped; 0 to 100 from left and top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** What an image service is asked for; `width` and `height` in pixels. */
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
  readonly linkComponent: ComponentType<UiLinkProps>
  readonly imageUrl: (src: string, transform: ImageTransform) => string
  readonly navigate: (href: string) => void
  /** What a link adds that opens a new tab; a part of its own, so that a lone button brings no translator. */
  readonly newTabNote: ComponentType
}

export interface UiProviderProps extends Partial<Ui> {
  readonly children: ReactNode
}

/** The only context the system needs: how the host links, navigates and builds image URLs. */
export function UiProvider({ linkComponent, imageUrl, navigate, newTabNote, children }: UiProviderProps) {
  const ui = useMemo<Ui>(
    () => ({
      linkComponent: linkComponent ?? defaultUi.linkComponent,
      imageUrl: imageUrl ?? defaultUi.imageUrl,
      navigate: navigate ?? defaultUi.navigate,
      newTabNote: newTabNote ?? NewTabNote,
    }),
    [linkComponent, imageUrl, navigate, newTabNote],
  )
  return <UiContext value={ui}>{children}</UiContext>
}

/** Reads what the host supplied; without a provider: plain anchors, untouched image URLs, document navigation. */
export function useUi(): Ui {
  return useContext(UiContext)
}

function DocumentLink({ state: _state, children, ...rest }: UiLinkProps) {
  return <a {...rest}>{children}</a>
}

const defaultUi: Ui = {
  linkComponent: DocumentLink,
  imageUrl: (src) => src,
  navigate: (href) => globalThis.location.assign(href),
  newTabNote: () => '(opens in a new tab)',
}

const UiContext = createContext<Ui>(defaultUi)
