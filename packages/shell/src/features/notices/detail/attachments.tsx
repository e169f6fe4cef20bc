import { DownloadOutlined, PaperClipOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/entities/shared-file'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../api/client.ts'
import { downloadFile, fileAddress } from '../../../api/download-file.ts'
import { showToast } from '../../../feedback/toasts.ts'
import { useLanguage } from '../../../i18n/language-store.ts'
import { languageTags } from '../../../i18n/languages.ts'
import { fileSize, savedName } from './file-name.ts'
import styles from './notice-article.module.css'
import { saveFile } from './save-file.ts'

/** The files of a notice; one without any shows nothing. That they are found by its headId is assumed. */
export function Attachments({ headId }: { headId: number }) {
  const { t } = useTranslation('notices')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['attachments', headId],
    queryFn: async ({ signal }) =>
      (await api.findFilesPagination({ query: { headId, pageIndex: 1, pageRows: 999 } }, { signal })).data,
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
  const [isLoading, setLoading] = useState(false)
  const address = fileAddress(file.downloadUrl)
  const name = savedName(file.fileName)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isLoading || address === undefined) return
    setLoading(true)
    try {
      saveFile(await downloadFile(address), name)
    } catch {
      showToast({ kind: 'error', text: t('downloadFailed', { name }), seconds: 5 })
    }
    setLoading(false)
  }

  const face = (
    <>
      <PaperClipOutlined aria-hidden />
      <span className={styles.fileName}>{name}</span>
      <span className={styles.size}>{fileSize(file.sizeBytes, languageTags[language])}</span>
    </>
  )
  if (address === undefined) {
    return (
      <span className={styles.file} title={t('badFile')}>
        {face}
      </span>
    )
  }
  return (
    <a
      className={styles.file}
      href={address}
      download={name}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
    >
      {face}
      <DownloadOutlined aria-hidden />
    </a>
  )
}
