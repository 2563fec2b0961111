import { looksLikeEmail } from './looksLikeEmail.js'

/** Maximum number of nested URL encodings that are decoded. */
const MAXIMUM_ROUNDS = 5

/**
 * Removes the parameters of a URL whose value looks like an e-mail address (Spec §5), for analytics: in query and hash,
 * plain or encoded, including repeated parameters. The others keep their order and encoding. Linear time.
 *
 * @param url absolute URL, path or referrer.
 */
export function scrubEmails(url: string): string {
  const hash = indexOrEnd(url, '#', url.length)
  const query = indexOrEnd(url, '?', hash)
  return url.slice(0, query) + withoutEmails(url.slice(query, hash)) + withoutEmails(url.slice(hash))
}

function indexOrEnd(text: string, mark: string, end: number): number {
  const at = text.indexOf(mark)
  return at === -1 || at > end ? end : at
}

/** `part` is empty or begins with `?` or `#`. */
function withoutEmails(part: string): string {
  const parameters = part.slice(1).split('&')
  const kept = parameters.filter((parameter) => !hasEmail(parameter))
  if (kept.length === parameters.length) return part
  return kept.length === 0 ? '' : part.slice(0, 1) + kept.join('&')
}

function hasEmail(parameter: string): boolean {
  let text = parameter
  for (let round = 0; round < MAXIMUM_ROUNDS; round += 1) {
    if (looksLikeEmail(text)) return true
    const next = decoded(text)
    if (next === text) return false
    text = next
  }
  return looksLikeEmail(text)
}

// Invalid UTF-8 is replaced by letters, so that one bad byte does not hide an address next to it.
function decoded(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run.replace(/%([0-7][0-9a-f])|%../gi, (_, ascii?: string) =>
          ascii === undefined ? 'x' : String.fromCharCode(Number.parseInt(ascii, 16)),
        )
      }
    })
    .normalize('NFKC')
}
