/** Open modals, the topmost last. Module state, because it applies to the document. */
const open: HTMLElement[] = []
/** Restores the changed attributes. */
let undo: (() => void)[] = []

/**
 * Makes everything except this modal inert and hidden from assistive technology, until the returned function is called;
 * the last opened modal is the topmost.
 */
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
  for (const takeBack of undo) takeBack()
  undo = []
  if (!top) return
  for (const element of document.body.children) {
    if (element === top || element.contains(top)) continue
    for (const attribute of ['inert', 'aria-hidden']) {
      // Set by another library, which also removes it.
      if (element.hasAttribute(attribute)) continue
      element.setAttribute(attribute, 'true')
      undo.push(() => element.removeAttribute(attribute))
    }
  }
}
