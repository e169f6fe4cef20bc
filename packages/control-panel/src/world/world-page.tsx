import { BellOutlined, DeleteOutlined, LoginOutlined, UndoOutlined } from '@ant-design/icons'
import { mainWorld } from '@portal/protocol/world'
import { Button, Empty, Flex, Grid, Select, Skeleton, Tabs, Tag } from 'antd'
import { useState } from 'react'
import { addressOf } from '../api/control.ts'
import { useWatched } from '../api/queries.ts'
import { useRemoveWorld, useResetWorld } from '../api/world-changes.ts'
import { ClockMenu } from '../parts/clock-menu.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { Mark } from '../parts/mark.tsx'
import { NoticeButton } from '../parts/notice-button.tsx'
import { useChosenWorld, WorldSelect } from '../parts/world-select.tsx'
import { goTo } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'
import { Approvals } from './approvals.tsx'
import { Codes } from './codes.tsx'
import { Differences } from './differences.tsx'
import { Notices } from './notices.tsx'
import { People } from './people.tsx'
import { Scenarios } from './scenarios.tsx'
import { Snapshots } from './snapshots.tsx'

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
