import type { WatchedWorld } from '@portal/protocol/control/classes'
import { Card, Flex, Grid, Table, Tag, Tooltip, Typography } from 'antd'
import { useProblemText } from '../api/problem-text.ts'
import { MendJournal } from '../parts/failure.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { Mark } from '../parts/mark.tsx'
import { hashOf } from '../place.ts'
import { useCallNames } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { useTimes } from '../texts/times.ts'
import { WorldActions } from './world-actions.tsx'

/** The worlds of a class, as a table if there is space, else as cards. */
export function WorldList({ worlds }: { readonly worlds: readonly WatchedWorld[] }) {
  const text = useTexts()
  const isWide = Grid.useBreakpoint().md ?? true
  const keys = worlds.map(({ name }) => name)
  if (!isWide) {
    return (
      <FocusKept keys={keys}>
        <Flex vertical gap={12}>
          {worlds.map((world) => (
            <Card key={world.name} size="small" title={<Name world={world} />}>
              <Flex vertical gap={8}>
                <People world={world} />
                <LastRequest world={world} />
                <Clock world={world} />
                <Step world={world} />
                <WorldActions world={world} />
              </Flex>
            </Card>
          ))}
        </Flex>
      </FocusKept>
    )
  }
  return (
    <FocusKept keys={keys}>
      <Table<WatchedWorld>
        size="middle"
        rowKey="name"
        dataSource={worlds}
        pagination={{ pageSize: 50, hideOnSinglePage: true }}
        columns={[
          { title: text('world'), render: (_, world) => <Name world={world} /> },
          { title: text('whoIsIn'), render: (_, world) => <People world={world} /> },
          ...(worlds.some(({ tour }) => tour)
            ? [{ title: text('story'), render: (_: unknown, world: WatchedWorld) => <Step world={world} /> }]
            : []),
          { title: text('lastRequest'), render: (_, world) => <LastRequest world={world} /> },
          { title: text('timeThere'), render: (_, world) => <Clock world={world} /> },
          { title: text('actions'), render: (_, world) => <WorldActions world={world} /> },
        ]}
      />
    </FocusKept>
  )
}

const Name = ({ world: { name } }: { readonly world: WatchedWorld }) => (
  <a href={hashOf({ page: 'world', worlds: name })}>
    <strong>{name}</strong>
  </a>
)

function People({ world: { users, givenAt, problem } }: { readonly world: WatchedWorld }) {
  const text = useTexts()
  const times = useTimes()
  if (problem !== null) return <Typography.Text type="secondary">–</Typography.Text>
  if (users.length === 0)
    return (
      <Typography.Text type="secondary">
        {text(givenAt === null ? 'nobodyIn' : 'notSignedIn')}
      </Typography.Text>
    )
  return (
    <Flex gap="2px 10px" wrap>
      {users.slice(0, 4).map(({ userName, lastAt }) => (
        <span key={userName}>
          {isRecent(lastAt) ? (
            <Mark color="green">{userName}</Mark>
          ) : (
            <>
              {userName} <Typography.Text type="secondary">{times.ago(lastAt)}</Typography.Text>
            </>
          )}
        </span>
      ))}
      {users.length > 4 && (
        <Tooltip
          title={users
            .slice(4)
            .map(({ userName, lastAt }) => `${userName} ${times.ago(lastAt)}`)
            .join(', ')}
        >
          <Tag tabIndex={0}>+{users.length - 4}</Tag>
        </Tooltip>
      )}
    </Flex>
  )
}

function Step({ world: { tour } }: { readonly world: WatchedWorld }) {
  const text = useTexts()
  if (!tour) return null
  const { step, steps, left } = tour
  if (step === null) return <Typography.Text type="secondary">{text('notBegunOne')}</Typography.Text>
  if (step >= steps) return <Mark color="green">{text('finishedOne')}</Mark>
  return (
    <span>
      {text('atStep', { step: step + 1, count: steps })}{' '}
      {left && <Mark color="orange">{text('putAsideOne')}</Mark>}
    </span>
  )
}

/** A request in the last five minutes shows that a person is there now. */
const isRecent = (time: string) => Date.now() - Date.parse(time) < 5 * 60_000

function LastRequest({ world: { last, problem, refusal } }: { readonly world: WatchedWorld }) {
  const times = useTimes()
  const callName = useCallNames()
  const { ofRefusal } = useProblemText()
  if (problem !== null) {
    return (
      <Flex vertical gap={4} align="start">
        <Typography.Text type="danger">{ofRefusal(refusal, problem)}</Typography.Text>
        <MendJournal refusal={refusal} />
      </Flex>
    )
  }
  if (!last) return <Typography.Text type="secondary">–</Typography.Text>
  return (
    <span>
      {callName(last.call) ?? last.call ?? last.path}
      {last.status === 'E' && <Mark color="red">E</Mark>}{' '}
      <Typography.Text type="secondary">{times.ago(last.time)}</Typography.Text>
    </span>
  )
}

function Clock({ world: { now, frozen, faults } }: { readonly world: WatchedWorld }) {
  const text = useTexts()
  const times = useTimes()
  return (
    <span>
      {now === null ? '–' : times.moment(now)} {frozen && <Mark color="blue">{text('frozen')}</Mark>}
      {faults > 0 && <Mark color="orange">{text('faultCount', { count: faults })}</Mark>}
    </span>
  )
}
