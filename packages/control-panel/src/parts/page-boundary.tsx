import { Alert, App, Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/texts.ts'

interface PageBoundaryProps {
  readonly children: ReactNode
}

/** Shows a page that failed, e.g. because a rebuild removed its code; the other pages stay usable. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children
  }
}

function PageFailure() {
  const text = useTexts()
  const { message } = App.useApp()
  /** Only once the server answers: a reload would otherwise lose the panel, too. */
  async function reload(): Promise<void> {
    const isThere = await fetch(document.baseURI, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) window.location.reload()
    else message.error(text('unreachable'))
  }
  return (
    <Alert
      type="error"
      showIcon
      title={text('pageFailed')}
      description={text('pageFailedHint')}
      action={<Button onClick={() => void reload()}>{text('reload')}</Button>}
    />
  )
}
