import type { CountedFault, FaultStep } from '@portal/protocol/control/faults'
import { Button, Card, Flex, Typography } from 'antd'
import { control } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { FocusKept } from '../parts/focus-kept.tsx'
import { Mark } from '../parts/mark.tsx'
import { useCallNames, useNamesIn } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { choiceNames, kindTexts, labels } from './fault-texts.ts'

interface FaultListProps {
  readonly world: string
  readonly faults: readonly CountedFault[]
}

/** The faults of a world, with their strike counts; used-up ones stay until they are removed. */
export function FaultList({ world, faults }: FaultListProps) {
  const text = useTexts()
  const callName = useCallNames()
  const remove = useAction(
    (id: number) => control.removeFault({ pathParams: { world, id } }),
    () => undefined,
  )
  return (
    <FocusKept keys={faults.map(({ id }) => String(id))}>
      <Flex vertical gap={8} component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {faults.map((fault) => (
          <li key={fault.id}>
            <Card size="small">
              <Flex justify="space-between" align="start" gap={12} wrap>
                <div style={{ flex: '1 1 260px', minWidth: 0 }}>
                  <Mark color="orange">{text(kindTexts[fault.kind])}</Mark>{' '}
                  <strong>{callName(fault.target)}</strong>{' '}
                  <Typography.Text code style={{ overflowWrap: 'anywhere' }}>
                    {fault.target}
                  </Typography.Text>
                  <Values fault={fault} />
                </div>
                <Flex gap={16} align="center">
                  <span>{text('struckTimes', { count: fault.strikes })}</span>
                  {fault.count !== undefined && (
                    <span>
                      {fault.count === 0 ? text('usedUp') : text('timesLeft', { count: fault.count })}
                    </span>
                  )}
                  <Button
                    size="small"
                    aria-label={text(fault.count === 0 ? 'removeOf' : 'endFaultOf', { name: fault.target })}
                    onClick={() => remove.mutate(fault.id)}
                  >
                    {text(fault.count === 0 ? 'remove' : 'endFault')}
                  </Button>
                </Flex>
              </Flex>
            </Card>
          </li>
        ))}
      </Flex>
    </FocusKept>
  )
}

/** The visible part of a long response. */
const mostShown = 120

function Values({ fault }: { readonly fault: CountedFault }) {
  const text = useTexts()
  const choiceName = useNamesIn(choiceNames)
  const { steps, probability } = fault
  const nameOf = ({ kind, times = 1 }: FaultStep) =>
    `${text(kindTexts[kind])}${times > 1 ? ` ×${times}` : ''}`
  const parts = Object.entries(labels).flatMap(([name, label]) => {
    const value = fault[name as keyof typeof labels] // a key of the table
    return value === undefined ? [] : [`${text(label)}: ${shown(value, choiceName)}`]
  })
  if (probability !== undefined) parts.push(`${text('share')}: ${Math.round(probability * 100)} %`)
  if (steps) parts.unshift(steps.map(nameOf).join(' → '))
  if (parts.length === 0) return null
  return (
    <Typography.Paragraph type="secondary" style={{ margin: '4px 0 0', overflowWrap: 'anywhere' }}>
      {parts.join(' · ')}
    </Typography.Paragraph>
  )
}

function shown(value: unknown, choiceName: (id: string) => string | undefined): string {
  if (Array.isArray(value)) return value.map((id) => choiceName(String(id)) ?? String(id)).join(', ')
  const words = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return words.length > mostShown ? `${words.slice(0, mostShown)}…` : words
}
