import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './card.module.css'
import { Card } from './card.tsx'

interface WidgetBoundaryProps {
  /** Stands where the children can't. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** What can't be shown, e.g. because its code did not arrive, takes nothing else with it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Says so in the place of a widget. A browser asks for a module that failed once no second time: only loading the page again helps. */
export function CrashedWidget({ title }: { title: string }) {
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
