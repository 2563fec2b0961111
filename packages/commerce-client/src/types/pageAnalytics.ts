/**
 * Parameters of the page-analytics beacon, a GET of
 * `/on/demandware.store/Sites-{siteId}-Site/{locale}/__Analytics-Start`, sent after consent only. Answer: a GIF of one
 * pixel. The locale in the path has an underscore, e.g. `de_CH`.
 */
export interface PageAnalyticsParameters {
  /** Address of the page, without e-mail addresses. */
  readonly url: string
  /** Screen, e.g. `1280x720`. */
  readonly res: string
  /** Whether cookies are on. */
  readonly cookie: 0 | 1
  /** Referrer; may be empty. */
  readonly ref: string
  readonly title: string
  /** Random, against caches. */
  readonly dwac: string
  /** Source code; may be empty. */
  readonly cmpn: string
  /** IANA time zone. */
  readonly tz: string
  /** Currency. */
  readonly pcc: string
  /** Customer; spelled so by the platform. */
  readonly pct: '__ANNONYMOUS__'
  /** Category of a listing. */
  readonly pcat?: string | undefined
  /** Sort order of a listing. */
  readonly 'pst-sort'?: string | undefined
  /** Do not track. */
  readonly dw_dnt: 0 | 1
  /** Piece number N (from 0) of the page. */
  readonly [id: `pid-${number}`]: string
  /** What happened to piece N: `event3` = shown as a search hit, `event4` = its page was seen. */
  readonly [event: `pev-${number}`]: 'event3' | 'event4'
}
