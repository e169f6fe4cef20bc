import { BellOutlined, DeleteOutlined, FundProjectionScreenOutlined, UndoOutlined } from '@ant-design/icons'
import type { WatchedWorld } from '@portal/protocol/control/classes'
import { isWorldPattern, mainWorld } from '@portal/protocol/world'
import { Button, Flex } from 'antd'
import { control } from '../api/control.ts'
import { doneIn } from '../api/outcomes.ts'
import { useAction } from '../api/queries.ts'
import { ClockMenu } from '../parts/clock-menu.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { NoticeButton } from '../parts/notice-button.tsx'
import { goTo } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { AddWorlds } from './add-worlds.tsx'
import { LinksMenu } from './links-menu.tsx'

/** Actions on all worlds of a class. */
export function ClassActions({
  worlds,
  watched,
}: {
  readonly worlds: string
  readonly watched: readonly WatchedWorld[]
}) {
  const text = useTexts()
  const names = watched.map(({ name }) => name)
  // The main world is reset and removed by its name alone.
  const count = isWorldPattern(worlds) ? names.filter((name) => name !== mainWorld).length : names.length
  const reset = useAction(
    async () => doneIn(await control.resetWorlds({ body: { worlds: [worlds] } })),
    (done) => text('resetDone', { count: done }),
  )
  const remove = useAction(
    async () => doneIn(await control.removeWorlds({ body: { worlds: [worlds] } })),
    (done) => {
      goTo({ page: 'class', worlds: undefined })
      return text('removedWorlds', { count: done })
    },
  )
  return (
    <Flex gap={8} wrap>
      <ConfirmButton
        icon={<UndoOutlined />}
        disabled={count === 0}
        loading={reset.isPending}
        ask={text('resetAll')}
        detail={text('resetAllAsk', { count })}
        confirmLabel={text('resetWorlds', { count })}
        onConfirm={() => reset.mutate(undefined)}
      >
        {text('resetAll')}
      </ConfirmButton>
      <ClockMenu worlds={worlds} now={watched[0]?.now} label={text('clockOfAll')} />
      <NoticeButton worlds={worlds} count={names.length} icon={<BellOutlined />} />
      <LinksMenu pattern={worlds} watched={watched} />
      <Button icon={<FundProjectionScreenOutlined />} onClick={() => goTo({ page: 'projector', worlds })}>
        {text('projector')}
      </Button>
      {worlds.endsWith('#') && (
        <AddWorlds prefix={worlds.slice(0, -1)} scenarios={watched[0]?.scenarios ?? []} />
      )}
      {worlds !== '*' && count > 0 && (
        <ConfirmButton
          danger
          icon={<DeleteOutlined />}
          loading={remove.isPending}
          ask={text('removeAll')}
          detail={text('removeAllAsk', { count })}
          confirmLabel={text('removeWorlds', { count })}
          onConfirm={() => remove.mutate(undefined)}
        >
          {text('removeAll')}
        </ConfirmButton>
      )}
    </Flex>
  )
}
