import { elements } from './elements.tsx'

/** Plain text; what stands between backticks is set as code. */
export function withCode(words: string) {
  const Code = elements.code
  return words.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
}
