/** The strings of a list in the parameters of a story's meta, read from its source: `contract: ['…', "…"]`. */
export function sentencesOf(source: string, list: string): readonly string[] {
  const start = source.match(new RegExp(`\\b${list}: \\[`))
  if (start?.index === undefined) return []
  const sentences: string[] = []
  const string = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\]/gy
  string.lastIndex = start.index + start[0].length
  for (let match = next(source, string); match && match[0] !== ']'; match = next(source, string)) {
    sentences.push((match[1] ?? match[2] ?? '').replace(/\\(.)/g, '$1'))
  }
  return sentences
}

/** The next string or the end of the list, after commas and white space. */
function next(source: string, string: RegExp): RegExpExecArray | null {
  const gap = /[\s,]*/y
  gap.lastIndex = string.lastIndex
  gap.exec(source)
  string.lastIndex = gap.lastIndex
  return string.exec(source)
}
