import { BellOutlined, DeleteOutlined, LoginOutlined, UndoOutlined } from '@ant-design/icons'
import { mainWorld } from '@portal/protocol/world'
import { Button, Card, Empty, Flex, Grid, Input, Select, Skeleton, Tabs, Tag, Typography } from 'antd'
import { useState } from 'react'
import { addressOf, control } from '../api/control.ts'
import { useAction, useCodes, useNotices, useRemoveWorld, useResetWorld, useWatched } from '../api/queries.ts'
import { ClockMenu } from '../parts/clock-menu.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { Mark } from '../parts/mark.tsx'
import { NoticeButton } from '../parts/notice-button.tsx'
import { useChosenWorld, WorldSelect } from '../parts/world-select.tsx'
import { goTo } from '../place.ts'
import { useSettings } from '../settings.ts'
import { useNameOf } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'
import { Approvals } from './approvals.tsx'
import { Differences } from './differences.tsx'
import { People } from './people.tsx'
import { Scenarios } from './scenarios.tsx'
import { Snapshots } from './snapshots.tsx'

/** As many as are seen at once. */
const shownAtFirst = 20

/** The notices of a world, with those sent to it, and a way to delete them. */
function Notices({ world }: { readonly world: string }) {
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

/** The verification codes that a real system would send by SMS, as they are sent. */
function Codes({ world }: { readonly world: string }) {
  const text = useTexts()
  const times = useTimes()
  const nameOf = useNameOf()
  const codes = useCodes(world)
  if (codes.error) return <Failure error={codes.error} />
  if (!codes.data) return <Skeleton active />
  if (codes.data.length === 0) return <Empty description={text('noCodes')} />
  return (
    <Flex gap={12} wrap>
      {codes.data.map(({ code, userName, phone, purpose, createdAt, expiresAt, ...person }) => (
        <Card
          key={`${userName} ${purpose} ${createdAt}`}
          size="small"
          title={`${nameOf(person)} · ${userName}`}
        >
          <Typography.Text copyable={{ text: code }} style={{ fontSize: 28, letterSpacing: 4 }}>
            {code}
          </Typography.Text>
          <br />
          <Typography.Text type="secondary">
            {text(purpose)} · {phone}
            <br />
            {text('validUntil', { time: times.moment(expiresAt) })}
          </Typography.Text>
        </Card>
      ))}
    </Flex>
  )
}

/** One world: its people, codes, states, and what happened to it. */
export function WorldPage() {
  const text = useTexts()
  const { world, names, isPending, error } = useChosenWorld()
  if (isPending) return <Skeleton active />
  if (error) return <Failure error={error} />
  if (world === undefined) return <Empty description={text('noWorlds')} />
  if (!names.includes(world)) {
    return (
      <Flex vertical gap={16} align="start">
        <WorldSelect />
        <Empty description={text('refusedUnknownWorld', { name: world })} style={{ alignSelf: 'center' }} />
      </Flex>
    )
  }
  return (
    <Flex vertical gap={16}>
      <WorldHeader world={world} />
      <Sections key={world} world={world} />
    </Flex>
  )
}

const sections = {
  people: People,
  approvals: Approvals,
  notices: Notices,
  codes: Codes,
  scenarios: Scenarios,
  snapshots: Snapshots,
  differences: Differences,
} as const

type SectionName = keyof typeof sections
const sectionNames = Object.keys(sections) as SectionName[] // keys of a const object are its names

/** One section at a time; tabs where all of them fit. */
function Sections({ world }: { readonly world: string }) {
  const text = useTexts()
  const isWide = Grid.useBreakpoint().md ?? true
  const [chosen, setChosen] = useState<SectionName>('people')
  const Section = sections[chosen]
  if (!isWide) {
    return (
      <>
        <Select
          aria-label={text('section')}
          value={chosen}
          options={sectionNames.map((value) => ({ value, label: text(value) }))}
          onChange={setChosen}
        />
        <Section world={world} />
      </>
    )
  }
  return (
    <Tabs
      destroyOnHidden
      activeKey={chosen}
      onChange={(key) => setChosen(sectionNames.find((name) => name === key) ?? 'people')}
      items={sectionNames.map((name) => ({
        key: name,
        label: text(name),
        children: name === chosen && <Section world={world} />,
      }))}
    />
  )
}

function WorldHeader({ world }: { readonly world: string }) {
  const text = useTexts()
  const times = useTimes()
  const [watched] = useWatched(world).data ?? []
  const reset = useResetWorld(world)
  const remove = useRemoveWorld(world, () => goTo({ page: 'class', worlds: undefined }))
  return (
    <Flex gap={8} align="center" wrap>
      <WorldSelect />
      {watched?.now && <Tag>{times.moment(watched.now)}</Tag>}
      {watched?.frozen && <Mark color="blue">{text('frozen')}</Mark>}
      {watched && (
        <Button
          icon={<LoginOutlined />}
          href={addressOf(watched.path)}
          target="_blank"
          rel="noreferrer"
          aria-label={text('openWorld', { name: world })}
        >
          {text('open')}
        </Button>
      )}
      <ClockMenu worlds={world} now={watched?.now} label={text('clock')} />
      <NoticeButton worlds={world} count={1} icon={<BellOutlined />} />
      <ConfirmButton
        icon={<UndoOutlined />}
        loading={reset.isPending}
        ask={text('resetAsk', { name: world })}
        confirmLabel={text('resetOf', { name: world })}
        onConfirm={() => reset.mutate(undefined)}
      >
        {text('reset')}
      </ConfirmButton>
      {world !== mainWorld && (
        <ConfirmButton
          danger
          icon={<DeleteOutlined />}
          loading={remove.isPending}
          ask={text('removeWorldAsk', { name: world })}
          confirmLabel={text('removeOf', { name: world })}
          onConfirm={() => remove.mutate(undefined)}
        >
          {text('remove')}
        </ConfirmButton>
      )}
    </Flex>
  )
}
