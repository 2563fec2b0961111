const QUOTES: Readonly<Record<string, string>> = { '„': '«', '“': '»', '‚': '‹', '‘': '›' }

/** A German text in Swiss spelling: ss for ß, and guillemets. The sandbox has a copy, since neither may import the other. */
export function swissGerman(german: string): string {
  return german
    .replaceAll('ß', 'ss')
    .replaceAll('ẞ', 'SS')
    .replace(/[„“‚‘]/g, (mark) => QUOTES[mark] ?? mark)
}
