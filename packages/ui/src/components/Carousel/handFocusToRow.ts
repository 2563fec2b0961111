/** Before a slide out of view becomes inert: the focus that it holds would be lost, so its row takes it. */
export function handFocusToRow(row: Element | null | undefined, index: number): void {
  const slide = [...(row?.children ?? [])].findIndex((child) => child.contains(document.activeElement))
  if (slide !== -1 && slide !== index && row instanceof HTMLElement) row.focus({ preventScroll: true })
}
