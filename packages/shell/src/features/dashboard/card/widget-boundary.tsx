import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './card.module.css'
import { Card } from './card.tsx'

interface WidgetBoundaryProps {
  readonly title: string
  readonly children: ReactNode
}

/** A widget that can't be shown, e.g. because its code did not arrive, says so in its own place. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { title, children } = this.props
    return this.state.failed ? <Crashed title={title} /> : children
  }
}

/** A browser asks for a module that failed once no second time: only the page as a whole helps. */
function Crashed({ title }: { title: string }) {
  const { t } = useTranslation('home')
  return (
    <Card title={title}>
      <div className={styles.middle} role="alert">
        <p>{t('crashed')}</p>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </div>
    </Card>
  )
}
