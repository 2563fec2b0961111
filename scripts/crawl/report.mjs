/** Lines of a table: one per check, with the number of checked items and faults. */
export function table(rows) {
  const cells = rows.map(({ name, count, faults, seconds }) => [
    name,
    String(count),
    String(faults.length),
    `${seconds.toFixed(1)} s`,
  ])
  const all = [['check', 'looked at', 'faults', 'time'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column].length)))
  return all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   '),
  )
}

/** Faults of all checks, at most `most` lines each, so that one broken template does not hide the rest. */
export function faultLines(rows, most = 40) {
  return rows.flatMap(({ name, faults }) => {
    if (faults.length === 0) return []
    const rest = faults.length > most ? [`  … and ${faults.length - most} more`] : []
    return [`\n${name}:`, ...faults.slice(0, most).map((fault) => `  ${fault}`), ...rest]
  })
}
