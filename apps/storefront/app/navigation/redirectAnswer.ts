/** JSON representation of a redirect: `/apis/page` sends it with status 200, since fetch cannot see a 3xx target. */
export interface RedirectAnswer {
  /** Same-origin path and query. */
  readonly redirect: string
}

export function isRedirectAnswer(answer: object): answer is RedirectAnswer {
  return 'redirect' in answer && typeof answer.redirect === 'string'
}
