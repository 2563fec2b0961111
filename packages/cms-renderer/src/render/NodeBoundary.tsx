import { Component, type ReactNode } from 'react'

/** Confines an error to one node. React reports the error itself (`onCaughtError`). */
export class NodeBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
