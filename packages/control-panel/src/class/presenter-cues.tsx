import type { WatchedWorld } from '@portal/protocol/control/classes'
import { mainWorld } from '@portal/protocol/world'
import { Card, Flex, Tag, Typography, theme } from 'antd'
import { usePeople, useScenarios } from '../api/queries.ts'
import { Mark } from '../parts/mark.tsx'
import { useSettings } from '../settings.ts'
import { useNameOf } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { type StoryCues, storyCues } from './cues.ts'

/** The presenter's notes: the steps of the class's story, and who is at which. */
export function PresenterCues({ worlds }: { readonly worlds: readonly WatchedWorld[] }) {
  const scenarios = useScenarios()
  return storyCues(worlds, scenarios.data ?? []).map((cues) => (
    <StoryCard
      key={cues.scenario}
      cues={cues}
      world={worlds.find(({ tour }) => tour?.scenario === cues.scenario)?.name ?? mainWorld}
    />
  ))
}

interface StoryCardProps {
  readonly cues: StoryCues
  /** A world with this story, and thus its people. */
  readonly world: string
}

function StoryCard({ cues: { title, cues, waiting, left, finished, current }, world }: StoryCardProps) {
  const text = useTexts()
  const language = useSettings((state) => state.language)
  const { token } = theme.useToken()
  const nameOf = useNameOf()
  const people = usePeople(world, '').data?.people ?? []
  const nameOfWho = (who: string) => {
    const person = people.find(({ userName }) => userName === who)
    return person ? nameOf(person) : who
  }
  return (
    <Card size="small" title={`${text('story')} · ${title[language]}`}>
      <ol style={{ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' }}>
        {cues.map(({ index, step, worlds }) => {
          const isCurrent = index === current
          return (
            <li
              key={index}
              aria-current={isCurrent ? 'step' : undefined}
              style={{
                display: 'flex',
                gap: 12,
                padding: '6px 8px',
                borderRadius: token.borderRadius,
                background: isCurrent ? token.colorPrimaryBg : undefined,
              }}
            >
              <strong style={{ minWidth: 20 }}>{index + 1}</strong>
              <div style={{ flex: 1, minWidth: 0 }}>
                {step.text[language]}{' '}
                <Typography.Text type="secondary">
                  {nameOfWho(step.who)}
                  {index === (current ?? -1) + 1 && ` · ${text('nextCue')}`}
                </Typography.Text>
                <Worlds worlds={worlds} />
              </div>
              {worlds.length > 0 && (
                <span>
                  <Mark color="green">{text('worldsHere', { count: worlds.length })}</Mark>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <Flex gap={16} wrap style={{ marginTop: 8 }}>
        <Typography.Text type="secondary">{text('notBegun', { count: waiting.length })}</Typography.Text>
        <Typography.Text type="secondary">{text('putAside', { count: left.length })}</Typography.Text>
        <Typography.Text type="secondary">{text('finishedTour', { count: finished.length })}</Typography.Text>
      </Flex>
    </Card>
  )
}

/** As many names as fit a line on a small screen. */
const mostNamed = 8

function Worlds({ worlds }: { readonly worlds: readonly string[] }) {
  if (worlds.length === 0) return null
  const more = worlds.length - mostNamed
  return (
    <Flex gap={4} wrap style={{ marginTop: 4 }}>
      {worlds.slice(0, mostNamed).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {more > 0 && <Tag>+{more}</Tag>}
    </Flex>
  )
}
