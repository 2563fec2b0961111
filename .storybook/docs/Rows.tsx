import { elements } from './elements.tsx'
import { withCode } from './withCode.tsx'

interface RowsProps {
  readonly head: readonly string[]
  /** Plain text; parts between backticks are set as code. */
  readonly rows: readonly (readonly string[])[]
}

/** A table of an MDX page. */
export function Rows({ head, rows }: RowsProps) {
  const Table = elements.table
  return (
    <Table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, index) => (
              <td key={index}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
