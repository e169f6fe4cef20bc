import { ClockCircleOutlined } from '@ant-design/icons'
import type { ClockChange } from '@portal/protocol/control/clock'
import { Button, Dropdown, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import { control, doneIn } from '../api/control.ts'
import { useAction } from '../api/queries.ts'
import { enteredOf, instantOf, zoneOfBrowser } from '../texts/browser-zone.ts'
import { type TextKey, useTexts } from '../texts/texts.ts'

const changes: Readonly<Record<string, { readonly label: TextKey; readonly change: ClockChange }>> = {
  freeze: { label: 'freeze', change: { action: 'freeze' } },
  unfreeze: { label: 'unfreeze', change: { action: 'unfreeze' } },
  hour: { label: 'oneHourOn', change: { action: 'travel', by: '1h' } },
  day: { label: 'oneDayOn', change: { action: 'travel', by: '1d' } },
  week: { label: 'oneWeekOn', change: { action: 'travel', by: '7d' } },
  reset: { label: 'realTime', change: { action: 'reset' } },
}

interface ClockMenuProps {
  /** A world, or several by `*`. */
  readonly worlds: string
  /** The world's current time, as the initial value of the input. */
  readonly now: string | null | undefined
  readonly label: string
}

/** Stops, moves and sets clocks. */
export function ClockMenu({ worlds, now, label }: ClockMenuProps) {
  const text = useTexts()
  const [time, setTime] = useState<string>()
  const change = useAction(
    async (wanted: ClockChange) =>
      doneIn(await control.changeClocks({ body: { worlds: [worlds], change: wanted } })),
    (count) => {
      setTime(undefined)
      return text('clockDone', { count })
    },
  )
  const items = [
    ...Object.entries(changes).map(([key, one]) => ({ key, label: text(one.label) })),
    { key: 'set', label: `${text('setTime')}…` },
  ]
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick({ key }) {
            const chosen = changes[key]
            if (chosen) change.mutate(chosen.change)
            else setTime(now ? enteredOf(now) : '')
          },
        }}
      >
        <Button icon={<ClockCircleOutlined />} loading={change.isPending}>
          {label}
        </Button>
      </Dropdown>
      <Modal
        title={text('setTime')}
        open={time !== undefined}
        okButtonProps={{ disabled: !time, loading: change.isPending }}
        onOk={() => change.mutate({ action: 'set', time: instantOf(time ?? '') })}
        onCancel={() => setTime(undefined)}
        destroyOnHidden
      >
        <Input
          type="datetime-local"
          aria-label={text('time')}
          value={time ?? ''}
          onChange={({ target }) => setTime(target.value)}
        />
        <Typography.Text type="secondary">{zoneOfBrowser()}</Typography.Text>
      </Modal>
    </>
  )
}
