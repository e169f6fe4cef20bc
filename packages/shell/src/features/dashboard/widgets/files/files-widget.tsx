import { DownloadOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/calls/external'
import { useTranslation } from 'react-i18next'
import { withSavedNames } from '../../../../lib/format/files.ts'
import { api } from '../../../../session/api.ts'
import { useDownload } from '../../../../session/use-download.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { countedRows, isEmpty } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'
import styles from './files-widget.module.css'

/** The newest files, to download. */
export function FilesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const query = useWidgetQuery(['files'], async (options) => {
    const answer = await api.findFilesPagination({ query: { pageIndex: 1, pageRows: 10 } }, options)
    const { rows, total } = countedRows(answer)
    return { rows: withSavedNames(rows), total }
  })
  return (
    <WidgetCard widget={widget} query={query} isEmpty={isEmpty} empty={t('files.none')}>
      {({ rows }) => (
        <RowList>
          {rows.map((file) => (
            <FileRow key={file.fileId} file={file} />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}

function FileRow({ file }: { file: SharedFile }) {
  const { t } = useTranslation('home')
  const { bytes, ago } = useFormats()
  const { fileName, sizeBytes, uploadedAt } = file
  const link = useDownload(file, t('files.failed', { name: fileName }))
  return (
    <ListRow
      title={fileName}
      meta={[bytes(sizeBytes), ago(uploadedAt)]}
      aside={link && <DownloadOutlined aria-hidden className={styles.download} />}
      link={link && { ...link, title: t('files.download', { name: fileName }) }}
    />
  )
}
