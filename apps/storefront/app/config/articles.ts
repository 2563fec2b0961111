/** Page templates treated as articles in structured data and Open Graph tags. */
export const articleTemplates: ReadonlySet<string> = new Set([
  'vitrine:pages/article-detail',
  'vitrine:pages/bespoke-article-detail',
])
