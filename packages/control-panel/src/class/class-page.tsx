import {
  BellOutlined,
  DeleteOutlined,
  FundProjectionScreenOutlined,
  LinkOutlined,
  PlusOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import type { WatchedWorld } from '@portal/protocol/control/classes'
import { isWorldPattern, mainWorld } from '@portal/protocol/world'
import { Alert, Button, Dropdown, Empty, Flex, Form, Modal, Select, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { addressOf, control, doneIn } from '../api/control.ts'
import { useAction, useClassEntrance, useWatched, useWorlds } from '../api/queries.ts'
import { classesIn, classOf } from '../parts/classes.ts'
import { ClockMenu } from '../parts/clock-menu.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { NoticeButton } from '../parts/notice-button.tsx'
import { useCopy } from '../parts/use-copy.tsx'
import { WholeNumber } from '../parts/whole-number.tsx'
import { goTo, usePlace } from '../place.ts'
import { useTexts } from '../texts/texts.ts'
import { MakeClass } from './make-class.tsx'
import { PresenterCues } from './presenter-cues.tsx'
import { WorldList } from './world-list.tsx'

const isLocal = (host: string) => /^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(host)

/** Links of a portal that was opened as localhost lead nowhere on the computers of a class. */
function LocalLinksHint() {
  const text = useTexts()
  if (!isLocal(window.location.hostname)) return null
  return <Alert type="info" showIcon closable title={text('localLinks')} />
}

interface LinksMenuProps {
  readonly pattern: string
  readonly watched: readonly WatchedWorld[]
}

/** The links into a class, to be sent by chat: one for all, or a list of the worlds with theirs. */
function LinksMenu({ pattern, watched }: LinksMenuProps) {
  const text = useTexts()
  const copy = useCopy()
  const { data: entrance } = useClassEntrance(pattern)
  const links = {
    ...(entrance ? { linkForAll: addressOf(entrance.path) } : {}),
    linkForEach: watched.map(({ name, path }) => `${name}\t${addressOf(path)}`).join('\n'),
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: (['linkForAll', 'linkForEach'] as const)
          .filter((key) => links[key] !== undefined)
          .map((key) => ({ key, label: text(key), onClick: () => void copy(links[key] ?? '') })),
      }}
    >
      <Button icon={<LinkOutlined />}>{text('links')}</Button>
    </Dropdown>
  )
}

interface AddWorldsProps {
  readonly prefix: string
  /** What its worlds began with. */
  readonly scenarios: readonly string[]
}

/** More worlds for a class, for people who come late. */
function AddWorlds({ prefix, scenarios }: AddWorldsProps) {
  const text = useTexts()
  const [open, setOpen] = useState(false)
  const [form] = Form.useForm<{ count: number }>()
  const add = useAction(
    ({ count }: { count: number }) =>
      control.makeWorlds({ body: { prefix, count, scenarios: [...scenarios], more: true } }),
    ({ worlds }) => {
      setOpen(false)
      return text('madeWorlds', { count: worlds.length })
    },
  )
  return (
    <>
      <Button icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {text('addWorlds')}
      </Button>
      <Modal
        title={text('addWorlds')}
        open={open}
        okText={text('make')}
        okButtonProps={{ loading: add.isPending }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Form<{ count: number }>
          form={form}
          layout="vertical"
          initialValues={{ count: 1 }}
          onFinish={(wanted) => add.mutate(wanted)}
          preserve={false}
        >
          <Form.Item name="count" label={text('howMany')} rules={[{ required: true }]}>
            <WholeNumber min={1} max={200} autoFocus />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}

/** Actions on all worlds of a class. */
function ClassActions({
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

/** The worlds of a class: who is in them, their links, and actions on all of them. */
export function ClassPage() {
  const text = useTexts()
  const { worlds: chosen } = usePlace()
  const worlds = useWorlds()
  const names = (worlds.data ?? []).map(({ name }) => name)
  const classes = classesIn(names)
  // From a page about one world: the class that it is in.
  const wanted = chosen === undefined || isWorldPattern(chosen) ? chosen : classOf(chosen, names)
  const shown = wanted ?? classes[0] ?? (worlds.data?.length ? '*' : undefined)
  const watched = useWatched(shown)
  const options = [...new Set([...classes, ...(shown ? [shown] : []), '*'])].map((value) => ({
    value,
    label: value === '*' ? text('allWorlds') : value,
  }))
  return (
    <Flex vertical gap={20}>
      <MakeClass onMade={(made) => goTo({ page: 'class', worlds: made })} />
      <Flex gap={12} align="center" wrap>
        <Typography.Title level={2} style={{ fontSize: 18, margin: 0 }}>
          {text('worlds')}
        </Typography.Title>
        <Select
          aria-label={text('chooseClass')}
          value={shown ?? '*'}
          options={options}
          style={{ minWidth: 160 }}
          onChange={(value: string) => goTo({ page: 'class', worlds: value })}
        />
        {shown !== undefined && watched.data && watched.data.length > 0 && (
          <ClassActions worlds={shown} watched={watched.data} />
        )}
      </Flex>
      <LocalLinksHint />
      {worlds.isPending || (watched.isPending && shown !== undefined) ? (
        <Skeleton active />
      ) : watched.error ? (
        <Failure error={watched.error} />
      ) : watched.data?.length ? (
        <>
          <PresenterCues worlds={watched.data} />
          <WorldList worlds={watched.data} />
        </>
      ) : (
        <Empty description={text('noWorlds')} />
      )}
    </Flex>
  )
}
