import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Misbehaviour } from '@portal/protocol/control/misbehaviours'
import { specifiedSubApps } from '@portal/protocol/systems'
import { Button, Flex, Form, Select, Typography } from 'antd'
import { useAction } from '../api/queries.ts'
import { useTexts } from '../texts/texts.ts'
import { addFaultTo } from './fault-order.ts'

const files = (subApp: string) => `/sub-apps/${subApp}/*`

const misbehaving =
  (...misbehave: Misbehaviour[]) =>
  (subApp: string): FaultOrder => ({ target: `/sub-apps/${subApp}/`, kind: 'misbehave', misbehave })

/** What can go wrong with a sub-app, as faults of its files or of its page. */
const subAppTroubles = {
  slowEntry: (subApp) => ({ target: files(subApp), kind: 'latency', ms: 15_000 }),
  missingFiles: (subApp) => ({ target: files(subApp), kind: 'httpStatus', httpStatus: 404 }),
  serverDown: (subApp) => ({ target: files(subApp), kind: 'httpStatus', httpStatus: 503 }),
  brokenConnection: (subApp) => ({ target: files(subApp), kind: 'reset' }),
  failsToMount: misbehaving('throw-mount'),
  neverMounts: misbehaving('never-mount'),
  pageVanishes: misbehaving('empty-container'),
  errorLater: misbehaving('throw-later', 'reject-later'),
  memoryHog: misbehaving('memory'),
  busyPage: misbehaving('busy'),
  oldVersion: misbehaving('old-bridge'),
} as const satisfies Readonly<Record<string, (subApp: string) => FaultOrder>>

type TroubleName = keyof typeof subAppTroubles
const subAppTroubleNames = Object.keys(subAppTroubles) as TroubleName[] // keys of a const object are its names

interface Chosen {
  readonly subApp: string
  readonly trouble: TroubleName
}

/** Makes a stand-in sub-app late, missing or broken. */
export function SubAppTrouble({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const add = useAction(
    ({ subApp, trouble }: Chosen) => addFaultTo(worlds, subAppTroubles[trouble](subApp)),
    (_, { subApp }) => text('faultAdded', { name: subApp.toUpperCase() }),
  )
  return (
    <Form<Chosen>
      layout="vertical"
      initialValues={{ subApp: specifiedSubApps[0], trouble: 'slowEntry' }}
      onFinish={(chosen) => add.mutate(chosen)}
    >
      <Flex gap="0 16px" wrap align="end">
        <Form.Item name="subApp" label={text('subApp')} style={{ flex: '0 1 140px' }}>
          <Select options={specifiedSubApps.map((value) => ({ value, label: value.toUpperCase() }))} />
        </Form.Item>
        <Form.Item name="trouble" label={text('whatGoesWrong')} style={{ flex: '1 1 240px' }}>
          <Select
            listHeight={400}
            options={subAppTroubleNames.map((value) => ({ value, label: text(value) }))}
          />
        </Form.Item>
        <Form.Item>
          <Button htmlType="submit" loading={add.isPending}>
            {text('breakSubApp')}
          </Button>
        </Form.Item>
      </Flex>
      <Typography.Text type="secondary">{text('subAppReload')}</Typography.Text>
    </Form>
  )
}
