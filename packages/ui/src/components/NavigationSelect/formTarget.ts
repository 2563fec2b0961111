/** Where a GET form must lead, and what it must carry along, to end at `href` with `param` chosen by its select. */
export function formTarget(href: string, param: string) {
  const [address = ''] = href.split('#')
  const [action = '', query = ''] = address.split('?')
  const hidden = [...new URLSearchParams(query)].filter(([name]) => name !== param)
  return { action, hidden }
}
