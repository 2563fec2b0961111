import { Component, type ReactNode } from 'react'

/** Keeps the failure of one node to that node. React itself reports the error (`onCaughtError`). */
export class NodeBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
