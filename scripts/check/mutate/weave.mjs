/**
 * The source with all its mutants in it; `vitrineMutants.isOn(id)` chooses at run time. Every piece begins with a name: one that
 * began with a parenthesis would join the line before it.
 *
 * @param {string} source
 * @param {readonly { id: number, start: number, end: number, text: string, isAttribute: boolean }[]} mutants
 */
export function weave(source, mutants) {
  const marks = mutants.flatMap(({ id, start, end, text, isAttribute }) => [
    {
      at: start,
      isEnd: false,
      other: end,
      id,
      text: `${isAttribute ? '{' : ''}vitrineMutants.of(vitrineMutants.isOn(${id})?(${text}):`,
    },
    { at: end, isEnd: true, other: start, id, text: isAttribute ? ')}' : ')' },
  ])
  let woven = ''
  let done = 0
  for (const { at, text } of marks.toSorted(inOrder)) {
    woven += source.slice(done, at) + text
    done = at
  }
  return woven + source.slice(done)
}

/** At one place: ends before beginnings, the outer beginning first, the inner end first. */
function inOrder(a, b) {
  if (a.at !== b.at) return a.at - b.at
  if (a.isEnd !== b.isEnd) return a.isEnd ? -1 : 1
  return b.other - a.other || (a.isEnd ? b.id - a.id : a.id - b.id)
}
