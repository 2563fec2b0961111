import { elements } from './elements.tsx'

/** Plain text; parts between backticks are set as code. */
export function withCode(words: string) {
  const Code = elements.code
  return words.split('`').map((part, index) => (index % 2 === 1 ? <Code key={index}>{part}</Code> : part))
}
