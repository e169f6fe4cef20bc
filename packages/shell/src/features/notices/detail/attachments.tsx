import { DownloadOutlined, PaperClipOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/calls/files'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { fileSize, withSavedNames } from '../../../lib/format/files.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import { languageTags } from '../../../lib/i18n/languages.ts'
import { api } from '../../../session/api.ts'
import { listOf } from '../../../session/complete-answers.ts'
import { useDownload } from '../../../session/use-download.ts'
import styles from './notice-article.module.css'

/** The files of a notice; one without any shows nothing. That they are found by its headId is assumed. */
export function Attachments({ headId }: { headId: number }) {
  const { t } = useTranslation('notices')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['attachments', headId],
    queryFn: async ({ signal }) => {
      const query = { headId, pageIndex: 1, pageRows: 999 }
      return withSavedNames(listOf((await api.findFilesPagination({ query }, { signal })).data))
    },
    meta: { silent: true },
  })
  if (isError) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('filesFailed')}
        action={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (!data || data.length === 0) return null
  return (
    <section className={styles.files} aria-labelledby="notice-files">
      <h2 id="notice-files">{t('files', { count: data.length })}</h2>
      <ul>
        {data.map((file) => (
          <li key={file.fileId}>
            <Attachment file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Attachment({ file }: { file: SharedFile }) {
  const { t } = useTranslation('notices')
  const language = useLanguage((state) => state.language)
  const link = useDownload(file, t('downloadFailed', { name: file.fileName }))
  const face = (
    <>
      <PaperClipOutlined aria-hidden />
      <span className={styles.fileName}>{file.fileName}</span>
      <span className={styles.size}>{fileSize(file.sizeBytes, languageTags[language])}</span>
    </>
  )
  if (!link) {
    return (
      <span className={styles.file} title={t('badFile')}>
        {face}
      </span>
    )
  }
  return (
    <a className={styles.file} {...link}>
      {face}
      <DownloadOutlined aria-hidden />
    </a>
  )
}
