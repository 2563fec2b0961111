import { elements } from './elements.tsx'

interface RowsProps {
  readonly head: readonly string[]
  /** Plain text; what stands between backticks is set as code. */
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
            {row.map((cell) => (
              <td key={cell}>{withCode(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function withCode(cell: string) {
  const Code = elements.code
  return cell.split('`').map((part, index) => (index % 2 === 1 ? <Code key={part}>{part}</Code> : part))
}
