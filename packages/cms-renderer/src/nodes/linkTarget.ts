import type { LinkData } from '@vitrine/ui/Link'

/** Where a link leads and how; `LinkData` without its text. */
export type LinkTarget = Omit<LinkData, 'label'>

/** What the CMS says about a link besides its address. */
export interface LinkWish {
  /** `sfraLinkReference` = a page of the legacy storefront (Spec §2 "Link behaviour"). */
  readonly type?: string | null | undefined
  readonly opensNewTab?: boolean | undefined
}
