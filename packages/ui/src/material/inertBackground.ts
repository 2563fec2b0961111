/** Modals that are open, the top one last. A document has one screen, so this is the document's state, not ours. */
const open: HTMLElement[] = []
const made = new Set<Element>()

/** Makes everything but this modal inert until the returned function is called; the last of several modals is the top. */
export function backgroundOf(modal: HTMLElement): () => void {
  open.push(modal)
  update()
  return () => {
    open.splice(open.lastIndexOf(modal), 1)
    update()
  }
}

function update(): void {
  const top = open.at(-1)
  for (const element of made) element.removeAttribute('inert')
  made.clear()
  if (!top) return
  for (const element of document.body.children) {
    if (element === top || element.contains(top) || element.hasAttribute('inert')) continue
    element.setAttribute('inert', '')
    made.add(element)
  }
}
