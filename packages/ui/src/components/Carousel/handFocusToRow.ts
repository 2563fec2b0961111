/** Moves the focus to the row before a slide that contains it becomes inert, which would lose the focus. */
export function handFocusToRow(row: Element | null | undefined, index: number): void {
  const slide = [...(row?.children ?? [])].findIndex((child) => child.contains(document.activeElement))
  if (slide !== -1 && slide !== index && row instanceof HTMLElement) row.focus({ preventScroll: true })
}
