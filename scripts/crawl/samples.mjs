/** One page per template and language, shortest address first, for the browser pass and the contact sheet. */
export function samples(pages) {
  const chosen = new Map()
  for (const page of [...pages].sort((a, b) => a.url.length - b.url.length)) {
    const template = page.document?.template
    if (!template) continue
    const key = `${template} ${page.localeId.split('-')[0]}`
    if (!chosen.has(key)) chosen.set(key, page)
  }
  return [...chosen.values()]
}

/** One page per template, in English if available. */
export function templateSamples(pages) {
  const all = samples(pages)
  const templates = [...new Set(all.map(({ document }) => document.template))].sort((a, b) => a.localeCompare(b))
  return templates.map((template) => {
    const ofTemplate = all.filter(({ document }) => document.template === template)
    return ofTemplate.find(({ localeId }) => localeId.startsWith('en')) ?? ofTemplate[0]
  })
}
