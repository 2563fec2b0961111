import type { LinkData } from '@vitrine/ui/Link'

/** Target of a link and how to open it: `LinkData` without its label. */
export type LinkTarget = Omit<LinkData, 'label'>

/** Link properties of the CMS besides the address. */
export interface LinkWish {
  /** `sfraLinkReference` = a page of the legacy storefront (Spec §2 "Link behaviour"). */
  readonly type?: string | null | undefined
  readonly opensNewTab?: boolean | undefined
}
