import type { SharedFile } from '@portal/protocol/calls/files'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { FileLink } from '../../lib/ui/file-link.tsx'
import { useDownload } from '../../session/use-download.ts'
import styles from './preview.module.css'
import { Section } from './section.tsx'
import { useAttachments } from './use-inbox-queries.ts'

/** The files of an approval; nothing while there are none. */
export function Attachments({ processInstanceId }: { readonly processInstanceId: string }) {
  const { t } = useTranslation('approvals')
  const { data = [], isError, isFetching, refetch } = useAttachments(processInstanceId)
  if (isError && data.length === 0) {
    return (
      <div className={styles.failed} role="alert">
        <p>{t('filesFailed')}</p>
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  if (data.length === 0) return null
  return (
    <Section title={t('files', { count: data.length })}>
      <ul className={styles.files}>
        {data.map((file) => (
          <li key={file.fileId}>
            <Attachment file={file} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Attachment({ file }: { readonly file: SharedFile }) {
  const { t } = useTranslation('approvals')
  const link = useDownload(file, t('downloadFailed', { name: file.fileName }))
  return <FileLink file={file} link={link} refused={t('badFile')} />
}
