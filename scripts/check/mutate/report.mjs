const LONGEST = 80

/** One line per mutant that no test noticed. */
export const survivorLines = (outcomes) =>
  outcomes
    .filter(({ result }) => result === 'survived')
    .map((mutant) => `${changeOf(mutant)}${mutant.note ? `  (${mutant.note})` : ''}`)

/** One line per mutant that a test noticed, with the first such test. */
export const killerLines = (outcomes) =>
  outcomes.filter(({ by }) => by).map((mutant) => `killed ${changeOf(mutant)}  by ${oneLine(mutant.by, 200)}`)

export function summary(outcomes, { folder, seed, of, seconds }) {
  const count = (result) => outcomes.filter((outcome) => outcome.result === result).length
  const [killed, survived, late] = ['killed', 'survived', 'timed out'].map(count)
  const score = ((100 * (killed + late)) / outcomes.length).toFixed(1)
  return `${folder}: ${outcomes.length} of ${of} mutants (seed ${seed}), ${killed} killed, ${survived} survived, ${late} timed out, score ${score} %, ${Math.round(seconds)} s`
}

const changeOf = ({ file, line, original, text }) => `${file}:${line}  ${oneLine(original)} -> ${oneLine(text)}`

function oneLine(text, longest = LONGEST) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line
}
