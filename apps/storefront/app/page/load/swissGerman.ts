const QUOTES: Readonly<Record<string, string>> = { '„': '«', '“': '»', '‚': '‹', '‘': '›' }

/** Converts German text to Swiss spelling: ss for ß, and guillemets. Duplicated in the sandbox, since neither may import the other. */
export function swissGerman(german: string): string {
  return german
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/[„“‚‘]/g, (mark) => QUOTES[mark] ?? mark)
}
