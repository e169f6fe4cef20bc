import { DeleteOutlined } from '@ant-design/icons'
import { Button, Empty, Flex, Input, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { control } from '../api/control.ts'
import { useAction, useNotices } from '../api/queries.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { useSettings } from '../settings.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'

/** As many as are seen at once. */
const shownAtFirst = 20

/** The notices of a world, with those sent to it, and a way to delete them. */
export function Notices({ world }: { readonly world: string }) {
  const text = useTexts()
  const times = useTimes()
  const isChinese = useSettings((state) => state.language === 'zh')
  const notices = useNotices(world)
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const remove = useAction(
    ({ id }: { readonly id: number; readonly title: string }) =>
      control.removeNotice({ pathParams: { world, id } }),
    (_, { title }) => text('noticeRemoved', { name: title }),
  )
  if (notices.error) return <Failure error={notices.error} />
  if (!notices.data) return <Skeleton active />
  if (notices.data.length === 0) return <Empty description={text('noNotices')} />
  const found = notices.data.filter(({ title, titleEn }) =>
    `${title} ${titleEn ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const shown = isWhole ? found : found.slice(0, shownAtFirst)
  return (
    <Flex vertical gap={16} style={{ maxWidth: 880 }}>
      <Input.Search
        allowClear
        aria-label={text('searchNotices')}
        placeholder={text('searchNotices')}
        style={{ maxWidth: 320 }}
        onChange={({ target }) => setSearch(target.value)}
      />
      <FocusKept keys={shown.map(({ id }) => String(id))}>
        <Flex vertical gap={12} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {shown.map(({ id, title, titleEn, from, until, recipients, read }) => {
            const name = isChinese ? title : titleEn || title
            return (
              <li key={id}>
                <Flex justify="space-between" align="center" gap={12}>
                  <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                    <strong>{name}</strong>
                    <br />
                    <Typography.Text type="secondary">
                      {times.moment(from)} – {times.moment(until)} · {text('readBy', { read, recipients })}
                    </Typography.Text>
                  </span>
                  <ConfirmButton
                    danger
                    icon={<DeleteOutlined />}
                    aria-label={text('removeOf', { name })}
                    ask={text('removeNoticeAsk', { name })}
                    confirmLabel={text('removeOf', { name })}
                    onConfirm={() => remove.mutate({ id, title: name })}
                  />
                </Flex>
              </li>
            )
          })}
        </Flex>
      </FocusKept>
      {found.length > shown.length && (
        <Button style={{ alignSelf: 'start' }} onClick={() => setWhole(true)}>
          {text('showMore', { count: found.length - shown.length })}
        </Button>
      )}
    </Flex>
  )
}
