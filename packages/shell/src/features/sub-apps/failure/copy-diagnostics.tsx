import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutSecrets } from '../../../lib/errors/redaction.ts'
import { copyText } from '../../../lib/ui/copy-text.ts'
import { diagnosticsText } from './diagnostics.ts'
import styles from './failure.module.css'

interface CopyDiagnosticsProps {
  readonly failure: SubAppFailure
  readonly type?: 'default' | 'link'
}

const textOf = (failure: SubAppFailure) =>
  // An error may contain anything that the page's code put into it.
  withoutSecrets(
    diagnosticsText(failure, {
      now: new Date(),
      portal: location.origin,
      browser: navigator.userAgent,
      isOnline: navigator.onLine,
    }),
  )

/** Copies the details for support; if the browser refuses, shows them to be copied by hand. */
export function CopyDiagnostics({ failure, type = 'default' }: CopyDiagnosticsProps) {
  const { t } = useTranslation('sub-apps')
  const [copied, setCopied] = useState<'yes' | 'no'>()
  const [text, setText] = useState('')
  const copy = async () => {
    const now = textOf(failure)
    setText(now)
    setCopied((await copyText(now)) ? 'yes' : 'no')
  }
  return (
    <>
      <Button type={type} onClick={() => void copy()}>
        {copied === 'yes' ? t('diagnostics.copied') : t('diagnostics.copy')}
      </Button>
      {copied === 'no' && (
        <textarea
          className={styles.diagnostics}
          aria-label={t('diagnostics.text')}
          readOnly
          rows={8}
          value={text}
        />
      )}
    </>
  )
}
