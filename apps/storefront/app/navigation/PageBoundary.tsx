import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { PageData } from '../contract/pageData.js'
import { ErrorScreen } from '../shell/ErrorScreen.js'
import { ChunkLoadError } from './ChunkLoadError.js'
import { afterHydration } from './afterHydration.js'
import { useNavigation } from '../contexts/NavigationContext.js'
import { pageKey } from './pageFetcher.js'
import { reloadOnce } from './reloadOnce.js'

export interface PageBoundaryProps {
  readonly initialPage: PageData
  /** Clears the failed page from the SWR cache, which otherwise keeps the error. */
  readonly onReset: (key: string) => void
  readonly children: ReactNode
}

/**
 * Shows the error screen when a page cannot be loaded or rendered. Any navigation or the retry button tries again; it also
 * retries automatically until the page loads.
 */
export function PageBoundary({ initialPage, onReset, children }: PageBoundaryProps) {
  const { pages } = useNavigation()
  const { key, pathname, search } = useLocation()
  const failed = pageKey(`${pathname}${search}`)
  const forget = () => {
    pages.forget(failed)
    onReset(failed)
  }
  const recover = (show: () => void) => {
    const ask = () => {
      forget()
      return pages.open(failed)
    }
    afterHydration()?.recoverPage(failed, ask, show)
  }
  return (
    <Boundary locationKey={key} onFailure={forget} recover={recover} initialPage={initialPage}>
      {children}
    </Boundary>
  )
}

interface BoundaryProps {
  readonly locationKey: string
  readonly onFailure: () => void
  readonly recover: (show: () => void) => void
  readonly initialPage: PageData
  readonly children: ReactNode
}

interface BoundaryState {
  readonly hasFailed: boolean
  readonly at: string
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false, at: this.props.locationKey }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.locationKey === state.at ? null : { hasFailed: false, at: props.locationKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure()
    this.props.recover(() => this.setState({ hasFailed: false }))
    if (error instanceof ChunkLoadError) reloadOnce()
  }

  override render(): ReactNode {
    const { initialPage, onFailure, children } = this.props
    const retry = () => {
      // A prefetch may have failed in the meantime; without this its error would be shown again.
      onFailure()
      this.setState({ hasFailed: false })
    }
    return this.state.hasFailed ? <ErrorScreen page={initialPage} onRetry={retry} /> : children
  }
}
