import { Alert } from 'antd'
import { useTexts } from '../texts/texts.ts'

const isLocal = (host: string) => /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(host)

/** Links of a portal that was opened as localhost lead nowhere on the computers of a class. */
export function LocalLinksHint() {
  const text = useTexts()
  if (!isLocal(window.location.hostname)) return null
  return <Alert type="info" showIcon closable title={text('localLinks')} />
}
