import type { FastifyRequest } from 'fastify'
import type { Language } from '../seed/localised.js'
import { requestLanguage } from './locales.js'

/** Parameters that determine how a page is delivered. */
export interface PageView {
  /** `all` = every text as `title` and `title_de` ... */
  readonly language: Language | 'all'
  /** `winner` = personalised components as this visitor sees them; `all` = preview. */
  readonly variants: 'winner' | 'all'
  /** Audience for which preview shows the page (`previewAudience`); null = none. */
  readonly audience: string | null
  /** Requested by an editor: `variants=all` or a version. */
  readonly isPreview: boolean
}

/** Error message for invalid view parameters. */
export const VIEW_FAULT = 'variants must be all, version must be a number like 1.3.'

/** A page for everyone, in one language. */
export function publicView(language: Language): PageView {
  return { language, variants: 'winner', audience: null, isPreview: false }
}

/**
 * `lang`, `variants`, `version`, `previewAudience`. The sandbox has one version of a page, which it returns for every
 * `version`. null = a parameter is invalid.
 */
export function readPageView(request: FastifyRequest): PageView | null {
  const query = new URL(request.url, 'http://sandbox.invalid').searchParams
  const variants = query.get('variants')
  const version = query.get('version')
  if (variants !== null && variants !== 'all') return null
  if (version !== null && !/^\d{1,4}\.\d{1,4}$/.test(version)) return null
  const lang = query.get('lang')
  return {
    language: lang === 'all' ? 'all' : requestLanguage(lang, request.headers['accept-language']),
    variants: variants === 'all' ? 'all' : 'winner',
    audience: query.get('previewAudience'),
    isPreview: variants === 'all' || version !== null,
  }
}
