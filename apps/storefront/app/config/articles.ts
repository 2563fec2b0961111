/** Page templates whose pages are articles, for search engines and where a link is shared. */
export const articleTemplates: ReadonlySet<string> = new Set([
  'vitrine:pages/article-detail',
  'vitrine:pages/bespoke-article-detail',
])
