import type { StoreFinderNode } from '@vitrine/cms-renderer/definitions/stores'
import { Container } from '@vitrine/ui/Container'
import { StoreFinder, type StoreSearch } from '@vitrine/ui/StoreFinder'
import { useNavigate } from 'react-router'
import { useShell } from '../../contexts/ShellContext.js'
import * as css from '../parts.css.js'

/** A search form that leads to the store locator page. */
export function StoreFinderPart({ title, text, countries }: StoreFinderNode) {
  const navigate = useNavigate()
  const action = `/${useShell().localeAlias}/boutiques`
  const search = ({ query, country }: StoreSearch) => {
    void navigate(`${action}?${new URLSearchParams({ place: query, country }).toString()}`)
  }
  return (
    <Container width="listing" className={css.part}>
      <StoreFinder action={action} title={title} text={text} countries={countries} onSearch={search} />
    </Container>
  )
}
