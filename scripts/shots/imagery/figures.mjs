const MEGABYTE = 1e6

/** Bytes by kind, as rows for `console.table`. */
export function weights(photographs, grounds, films) {
  const rows = Object.fromEntries(
    [...Map.groupBy(photographs, ({ kind }) => kind)].map(([kind, list]) => [kind, weightOf(list)]),
  )
  return {
    ...rows,
    'all photographs': weightOf(photographs),
    grounds: weightOf(grounds),
    'all masters': weightOf([...photographs, ...grounds]),
    'films and posters': weightOf(films),
  }
}

/** Seconds per picture from the render queue's index, as rows for `console.table`. */
export function times(photographs) {
  const taken = photographs.filter(({ seconds }) => seconds !== undefined)
  const rows = [...Map.groupBy(taken, ({ kind }) => kind)].map(([kind, list]) => [kind, timesOf(list)])
  return { ...Object.fromEntries(rows), all: timesOf(taken) }
}

/** The queue's log, slowest first: one line per picture. */
export function log(photographs) {
  return photographs
    .toSorted((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0))
    .map(({ name, width, height, samples, seconds, bytes }) =>
      [`${seconds ?? '?'} s`, `${width}x${height}`, `${samples} samples`, `${Math.round(bytes / 1000)} kB`, name].join(
        '\t',
      ),
    )
    .join('\n')
}

function weightOf(list) {
  const bytes = sum(list.map((one) => one.bytes))
  return {
    files: list.length,
    MB: round(bytes / MEGABYTE),
    'kB each': list.length === 0 ? 0 : Math.round(bytes / 1000 / list.length),
  }
}

function timesOf(list) {
  const seconds = list.map((one) => one.seconds).toSorted((a, b) => a - b)
  const slowest = list.toSorted((a, b) => b.seconds - a.seconds)[0]
  return {
    pictures: seconds.length,
    minutes: round(sum(seconds) / 60),
    'median s': seconds[Math.floor(seconds.length / 2)] ?? 0,
    'slowest s': slowest?.seconds ?? 0,
    slowest: slowest?.name ?? '',
  }
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const round = (number) => Math.round(number * 10) / 10
