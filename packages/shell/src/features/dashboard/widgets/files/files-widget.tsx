import { DownloadOutlined } from '@ant-design/icons'
import type { SharedFile } from '@portal/protocol/entities/shared-file'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../api/client.ts'
import { getConfig } from '../../../../config/runtime-config.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { countedRows, isEmpty } from '../../card/rows-answer.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useWidgetQuery } from '../../card/use-widget-query.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { fileLink } from './file-link.ts'
import styles from './files-widget.module.css'

/** The newest files for everybody, to download. */
export function FilesWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { bytes, ago } = useFormats()
  const query = useWidgetQuery(['files'], async (options) =>
    countedRows(await api.findFilesPagination({ query: { pageIndex: 1, pageRows: 10 } }, options)),
  )
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
  const link = fileLink(getConfig().apiBase, file.downloadUrl)
  if (!link) return null
  const name = t('files.download', { name: file.fileName })
  return (
    <a className={styles.download} href={link} download={file.fileName} aria-label={name} title={name}>
      <DownloadOutlined aria-hidden />
    </a>
  )
}
