/** Action and hidden fields of a GET form that ends at `href`, with `param` provided by its select. */
export function formTarget(href: string, param: string) {
  const [address = ''] = href.split('#')
  const [action = '', query = ''] = address.split('?')
  const hidden = [...new URLSearchParams(query)].filter(([name]) => name !== param)
  return { action, hidden }
}
