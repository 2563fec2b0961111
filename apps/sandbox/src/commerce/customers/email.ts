const MAXIMUM = 256
// All repetitions are bounded and exclude their separator, so that matching takes linear time.
const EMAIL = /^[^\s@:,;<>"()]{1,64}@[^\s@:,;<>"().]{1,63}(?:\.[^\s@:,;<>"().]{1,63}){1,8}$/u

/** Whether a text is a valid login: an e-mail address with one `@`, a domain with a dot, and no colon. */
export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM && text.isWellFormed() && EMAIL.test(text)
}
