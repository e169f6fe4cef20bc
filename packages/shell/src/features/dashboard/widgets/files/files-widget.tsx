import { DownloadOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/calls/files'
import { useTranslation } from 'react-i18next'
import { withSavedNames } from '../../../../lib/format/files.ts'
import { api } from '../../../../session/api.ts'
import { useDownload } from '../../../../session/use-download.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { countedRows, isEmpty } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'
import styles from './files-widget.module.css'

/** The newest files for everybody, to download. */
export function FilesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { bytes, ago } = useFormats()
  const query = useWidgetQuery(['files'], async (options) => {
    const answer = await api.findFilesPagination({ query: { pageIndex: 1, pageRows: 10 } }, options)
    const { rows, total } = countedRows(answer)
    return { rows: withSavedNames(rows), total }
  })
  return (
    <WidgetCard
      title={t('titles.files')}
      widget={widget}
      query={query}
      isEmpty={isEmpty}
      empty={t('files.none')}
    >
      {({ rows }) => (
        <RowList>
          {rows.map((file) => (
            <ListRow
              key={file.fileId}
              title={file.fileName}
              meta={[bytes(file.sizeBytes), ago(file.uploadedAt)]}
              end={<DownloadLink file={file} />}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}

function DownloadLink({ file }: { file: SharedFile }) {
  const { t } = useTranslation('home')
  const { fileName } = file
  const link = useDownload(file, t('files.failed', { name: fileName }))
  if (!link) return null
  const { href, ...rest } = link
  const name = t('files.download', { name: fileName })
  return (
    <a className={styles.download} href={href} aria-label={name} title={name} {...rest}>
      <DownloadOutlined aria-hidden />
    </a>
  )
}
