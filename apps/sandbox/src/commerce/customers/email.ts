const MAXIMUM = 256
// Every repetition is bounded and its separator excluded, so that matching takes linear time.
const EMAIL = /^[^\s@:,;<>"()]{1,64}@[^\s@:,;<>"().]{1,63}(?:\.[^\s@:,;<>"().]{1,63}){1,8}$/u

/** Whether a text is an e-mail address as the sandbox takes it for a login: one `@`, a domain with a dot, no colon. */
export function isEmail(text: string): boolean {
  return text.length <= MAXIMUM && text.isWellFormed() && EMAIL.test(text)
}
