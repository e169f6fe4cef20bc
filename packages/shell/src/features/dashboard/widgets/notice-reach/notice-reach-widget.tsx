import type { NoticeReach } from '@portal/protocol/calls/figures'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../../../lib/format/intl-formats.ts'
import { useMenuNavigation } from '../../../../menu/menu-navigation.ts'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { ShareBar } from '../../card/share-bar.tsx'
import { useFormats } from '../../card/use-formats.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { useHomeFigures } from '../figures/use-figures.tsx'
import type { WidgetProps } from '../widget-props.ts'

const shareOf = ({ delivered, read }: NoticeReach) => (delivered > 0 ? read / delivered : 0)

/** For editors: how many recipients have read a notice, newest first. */
export function NoticeReachWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { count, day, tag } = useFormats()
  const { openMenu } = useMenuNavigation()
  const query = useHomeFigures()
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const { page } = widget
  return (
    <WidgetCard
      widget={widget}
      query={query}
      isEmpty={({ editing }) => !editing || editing.notices.length === 0}
      empty={t('noticeReach.none')}
    >
      {({ editing }) => (
        <RowList>
          {editing?.notices.map((notice, index) => (
            <ListRow
              key={index}
              title={notice.title}
              meta={[
                t('noticeReach.read', { read: count(notice.read), delivered: count(notice.delivered) }),
                t('noticeReach.until', { day: day(notice.endDate) }),
              ]}
              aside={percent.format(shownShare(shareOf(notice)))}
              asideMeta={<ShareBar share={shareOf(notice)} />}
              onOpen={page && (() => openMenu(page.systemCode, page.item))}
            />
          ))}
        </RowList>
      )}
    </WidgetCard>
  )
}
