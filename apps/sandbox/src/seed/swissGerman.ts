const QUOTES: Readonly<Record<string, string>> = { '„': '«', '“': '»', '‚': '‹', '‘': '›' }

/** Converts a German text to Swiss spelling: ss for ß, and guillemets. */
export function swissGerman(german: string): string {
  return german
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/[„“‚‘]/g, (mark) => QUOTES[mark] ?? mark)
}
