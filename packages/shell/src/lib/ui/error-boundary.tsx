import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the failed children; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called with each failure and its component stack. */
  readonly onError?: (error: unknown, componentStack: string) => void
  /** When this changes, e.g. with the address, the children are rendered again. */
  readonly resetKey?: string
}

type Failure = { readonly error: unknown; readonly at: string | undefined } | undefined

/** Keeps the failure of a part of the page from taking the rest along; never shows a stack trace. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: Failure }> {
  override state: { failure: Failure } = { failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, at: undefined } }
  }

  /** The failure belongs to the key at which it was first shown. */
  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, { failure }: { failure: Failure }) {
    if (!failure || failure.at === resetKey) return null
    return { failure: failure.at === undefined ? { ...failure, at: resetKey } : undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '')
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.fallback(failure.error, () => this.setState({ failure: undefined }))
  }
}
