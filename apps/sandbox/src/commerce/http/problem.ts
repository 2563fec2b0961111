const ERROR_BASE = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** An error that the platform sends as `application/problem+json`. */
export class Problem extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  /**
   * @param slug last part of `type`, e.g. `product-not-found`
   * @param extras further keys of the body, e.g. `productId` or our `c_code`; `title` replaces that of the slug
   */
  constructor(status: number, slug: string, detail: string, extras: Readonly<Record<string, unknown>> = {}) {
    super(detail)
    this.name = 'Problem'
    this.status = status
    this.body = { title: titleOf(slug), type: `${ERROR_BASE}${slug}`, detail, ...extras }
  }
}

/** 400 with the general slug of the basket and search families. */
export function badRequest(detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem {
  return new Problem(400, 'bad-request', detail, extras)
}

/** 400 with the slug of the product family. */
export function validation(detail: string, extras: Readonly<Record<string, unknown>> = {}): Problem {
  return new Problem(400, 'validation', detail, extras)
}

const TITLES: Readonly<Record<string, string>> = { validation: 'Bad Request' }

function titleOf(slug: string): string {
  return TITLES[slug] ?? slug.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase())
}
