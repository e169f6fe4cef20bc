import type { ChangedThing } from '@portal/protocol/control/changed-things'
import type { Happening, WorldChange } from '@portal/protocol/control/worlds'
import { Button, Collapse, Empty, Flex, Skeleton, Typography } from 'antd'
import { useChanges } from '../api/queries.ts'
import { Failure } from '../parts/failure.tsx'
import { Mark } from '../parts/mark.tsx'
import { useSettings } from '../settings.ts'
import { columnNames, happeningNames, thingNames, useNamesIn } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'

/** More are shown kind by kind, as they are opened. */
const shownAtOnce = 40

/** What happened in a world since its start, by subject. */
export function Differences({ world }: { readonly world: string }) {
  const text = useTexts()
  const nameOfThing = useNamesIn(thingNames)
  const changes = useChanges(world)
  const kinds = kindsIn((changes.data ?? []).filter((change) => !isRest(change)))
  const rest = changes.data?.find(isRest)?.rows
  return (
    <Flex vertical gap={12} style={{ maxWidth: 880 }}>
      <Button
        style={{ alignSelf: 'start' }}
        loading={changes.isFetching}
        onClick={() => void changes.refetch()}
      >
        {text('compareAgain')}
      </Button>
      {changes.error ? (
        <Failure error={changes.error} />
      ) : !changes.data ? (
        <Skeleton active />
      ) : kinds.length === 0 ? (
        <Empty description={text('noDifferences')} />
      ) : (
        <>
          <Collapse
            defaultActiveKey={changes.data.length > shownAtOnce ? [] : kinds.map(([kind]) => kind)}
            items={kinds.map(([kind, ofKind]) => ({
              key: kind,
              label: nameOfThing(kind),
              extra: ofKind.length,
              children: <Changes changes={ofKind} />,
            }))}
          />
          {rest !== undefined && (
            <Typography.Text type="secondary">{text('unlistedRows', { count: rest })}</Typography.Text>
          )}
        </>
      )}
    </Flex>
  )
}

/** Counts what is too long to be listed. */
const isRest = ({ what, name }: WorldChange) => what === 'rows' && name === ''

function kindsIn(changes: readonly WorldChange[]): [ChangedThing, WorldChange[]][] {
  const kinds = new Map<ChangedThing, WorldChange[]>()
  for (const change of changes) {
    const ofKind = kinds.get(change.what)
    if (ofKind) ofKind.push(change)
    else kinds.set(change.what, [change])
  }
  return [...kinds]
}

/** More are rather read with `portal world diff`. */
const shownOfKind = 50

function Changes({ changes }: { readonly changes: readonly WorldChange[] }) {
  const text = useTexts()
  return (
    <>
      <Flex vertical gap={8} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {changes.slice(0, shownOfKind).map((change, index) => (
          <Change key={index} change={change} />
        ))}
      </Flex>
      {changes.length > shownOfKind && text('moreRows', { count: changes.length - shownOfKind })}
    </>
  )
}

const colors: Readonly<Record<Happening, 'green' | 'red' | 'blue' | 'purple'>> = {
  added: 'green',
  approved: 'green',
  granted: 'green',
  answered: 'green',
  changed: 'blue',
  read: 'blue',
  removed: 'red',
  rejected: 'red',
  revoked: 'red',
}

function Change({ change }: { readonly change: WorldChange }) {
  const isChinese = useSettings((state) => state.language === 'zh')
  const nameOfHappening = useNamesIn(happeningNames)
  const nameOfColumn = useNamesIn(columnNames)
  const { name, nameEn, happened, by, role, fields } = change
  const about = [role, by].filter((part) => part !== null).join(' · ')
  return (
    <li>
      <Flex gap={8} align="baseline" wrap>
        <Mark color={colors[happened]}>{nameOfHappening(happened)}</Mark>
        <span style={{ overflowWrap: 'anywhere' }}>{isChinese ? name : nameEn || name}</span>
        {about !== '' && <Typography.Text type="secondary">{about}</Typography.Text>}
      </Flex>
      {Object.entries(fields).map(([field, { from, to }]) => (
        <Typography.Text key={field} type="secondary" style={{ display: 'block', overflowWrap: 'anywhere' }}>
          {nameOfColumn(field) ?? field}: {shown(from)} → {shown(to)}
        </Typography.Text>
      ))}
    </li>
  )
}

const mostLetters = 80

const shown = (value: string | number | null): string => {
  const text = value === null || value === '' ? '–' : String(value)
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
