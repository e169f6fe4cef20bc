import { Component, type ReactNode } from 'react'
import { CrashedPage } from '../features/error-pages/error-pages.tsx'

/** Shows a page with a way out when a screen fails to render; never a stack trace. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <CrashedPage /> : this.props.children
  }
}
