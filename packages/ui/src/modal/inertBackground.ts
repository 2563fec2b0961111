/** Modals that are open, the top one last. A document has one screen, so this is the document's state, not ours. */
const open: HTMLElement[] = []
/** Takes back what was set on an element. */
let undo: (() => void)[] = []

/**
 * Makes everything but this modal inert, and hides it from assistive technology, until the returned function is called;
 * the last of several modals is the top.
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
      // Another library may have set it, and takes it back by itself.
      if (element.hasAttribute(attribute)) continue
      element.setAttribute(attribute, 'true')
      undo.push(() => element.removeAttribute(attribute))
    }
  }
}
