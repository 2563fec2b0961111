/**
 * Parameters of the page-analytics beacon, a GET of
 * `/on/demandware.store/Sites-{siteId}-Site/{locale}/__Analytics-Start`, sent only with consent. The response is a
 * 1-pixel GIF. The locale in the path has an underscore, e.g. `de_CH`.
 */
export interface PageAnalyticsParameters {
  /** URL of the page, without e-mail addresses. */
  readonly url: string
  /** Screen size, e.g. `1280x720`. */
  readonly res: string
  /** 1 = cookies are enabled. */
  readonly cookie: 0 | 1
  /** Referrer; may be empty. */
  readonly ref: string
  readonly title: string
  /** Random number to prevent caching. */
  readonly dwac: string
  /** Source code; may be empty. */
  readonly cmpn: string
  /** IANA time zone. */
  readonly tz: string
  /** Currency. */
  readonly pcc: string
  /** Customer type; the spelling is the platform's. */
  readonly pct: '__ANNONYMOUS__'
  /** Category of a listing. */
  readonly pcat?: string | undefined
  /** Sort order of a listing. */
  readonly 'pst-sort'?: string | undefined
  /** Do not track. */
  readonly dw_dnt: 0 | 1
  /** Id of product N (from 0) of the page. */
  readonly [id: `pid-${number}`]: string
  /** Event of product N: `event3` = shown as a search hit, `event4` = its page was viewed. */
  readonly [event: `pev-${number}`]: 'event3' | 'event4'
}
