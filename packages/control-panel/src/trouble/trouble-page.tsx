import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { faultKindNames, faultKinds, pass, stepKindNames } from '@portal/protocol/control/fault-kinds'
import { isWorldPattern } from '@portal/protocol/world'
import { Alert, AutoComplete, Button, Card, Empty, Flex, Form, Input, Select, Skeleton } from 'antd'
import { control, doneIn } from '../api/control.ts'
import { useAction, useFaults, useWatched } from '../api/queries.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Failure } from '../parts/failure.tsx'
import { Mark } from '../parts/mark.tsx'
import { WholeNumber } from '../parts/whole-number.tsx'
import { useChosenWorlds, WorldSelect } from '../parts/world-select.tsx'
import { hashOf, usePlace } from '../place.ts'
import { namedCalls, useCallNames } from '../texts/names.ts'
import { useTexts } from '../texts/texts.ts'
import { FaultList } from './fault-list.tsx'
import { addFaultTo, faultOrder, type WrittenFault } from './fault-order.ts'
import { kindTexts } from './fault-texts.ts'
import { SubAppTrouble } from './sub-app-trouble.tsx'
import { ValueFields } from './value-fields.tsx'

type StepKind = (typeof stepKindNames)[number]

/** The steps of a sequence, each with kind, number of requests and values. */
function StepsField() {
  const text = useTexts()
  const steps = Form.useWatch<WrittenFault['steps']>('steps') ?? []
  const valuesOf = (kind: StepKind | undefined): { needs: readonly string[]; takes: readonly string[] } =>
    kind === undefined || kind === pass ? { needs: [], takes: [] } : faultKinds[kind]
  return (
    <Form.List name="steps" initialValue={[{ kind: pass }, { kind: 'sessionEnded' }]}>
      {(fields, { add, remove }) => (
        <Flex vertical gap={8} style={{ flex: '1 1 100%', marginBottom: 16 }}>
          {fields.map(({ key, name }) => (
            <Card key={key} size="small">
              <Flex gap="0 16px" wrap align="end">
                <Form.Item
                  name={[name, 'kind']}
                  label={text('stepNumber', { number: name + 1 })}
                  style={{ flex: '1 1 180px' }}
                >
                  <Select
                    options={stepKindNames.map((value) => ({ value, label: text(kindTexts[value]) }))}
                  />
                </Form.Item>
                <Form.Item name={[name, 'times']} label={text('forRequests')}>
                  <WholeNumber min={1} placeholder="1" />
                </Form.Item>
                <ValueFields {...valuesOf(steps[name]?.kind)} within={name} />
                <Form.Item>
                  <Button
                    icon={<DeleteOutlined />}
                    disabled={fields.length === 1}
                    aria-label={text('removeStep', { number: name + 1 })}
                    onClick={() => remove(name)}
                  />
                </Form.Item>
              </Flex>
            </Card>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            style={{ alignSelf: 'start' }}
            onClick={() => add({ kind: 'httpStatus', httpStatus: 503 })}
          >
            {text('addStep')}
          </Button>
        </Flex>
      )}
    </Form.List>
  )
}

/** Orders a fault: for which call, of which kind with its values, and for which of the requests. */
function AddFault({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const callName = useCallNames()
  const { target = '' } = usePlace()
  const [form] = Form.useForm<WrittenFault>()
  const kind = Form.useWatch('kind', form) ?? 'rejection'
  const add = useAction(
    (written: WrittenFault) => addFaultTo(worlds, faultOrder(written)),
    (_, written) => text('faultAdded', { name: callName(written.target) ?? written.target }),
  )
  const differences = add.data ?? []
  return (
    <Form<WrittenFault>
      key={target}
      form={form}
      layout="vertical"
      initialValues={{ target, kind: 'rejection' }}
      onFinish={(written) => add.mutate(written)}
    >
      <Flex gap="0 16px" wrap>
        <Form.Item
          name="target"
          label={text('target')}
          rules={[{ required: true, whitespace: true, message: text('targetRule') }]}
          style={{ flex: '2 1 280px' }}
        >
          <AutoComplete
            options={namedCalls.map((value) => ({ value, label: `${callName(value)} · ${value}` }))}
            showSearch={{
              filterOption: (typed, option) =>
                String(option?.label).toLowerCase().includes(typed.toLowerCase()),
            }}
            placeholder="findTodoTasks, /api/*, *"
          />
        </Form.Item>
        <Form.Item name="kind" label={text('kind')} style={{ flex: '1 1 200px' }}>
          <Select
            listHeight={400}
            options={faultKindNames.map((value) => ({ value, label: text(kindTexts[value]) }))}
          />
        </Form.Item>
        <ValueFields {...faultKinds[kind]} />
        {kind === 'sequence' && <StepsField />}
      </Flex>
      <Flex gap="0 16px" wrap>
        <Form.Item name="user" label={text('onlyFor')} style={{ flex: '0 1 200px' }}>
          <Input autoComplete="off" placeholder={text('everybody')} />
        </Form.Item>
        <Form.Item name="skip" label={text('letPass')}>
          <WholeNumber min={1} placeholder="0" />
        </Form.Item>
        <Form.Item name="count" label={text('howOften')}>
          <WholeNumber min={1} placeholder={kind === 'sequence' ? text('once') : '∞'} />
        </Form.Item>
        <Form.Item name="share" label={text('share')}>
          <WholeNumber min={1} max={100} placeholder="100" suffix="%" />
        </Form.Item>
      </Flex>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {text('addFault')}
      </Button>
      {differences.length > 0 && (
        <Alert
          type="warning"
          showIcon
          style={{ marginTop: 16 }}
          title={text('departs')}
          description={differences.map(({ path, expected, found }) => (
            <div key={`${path} ${expected}`}>
              <code>{path || '/'}</code> {text('expectedFound', { expected, found })}
            </div>
          ))}
        />
      )}
    </Form>
  )
}

/** Faults with their strike counts: in one world, or in all of a class. */
export function TroublePage() {
  const text = useTexts()
  const { world, isPending, error } = useChosenWorlds()
  if (error) return <Failure error={error} />
  if (world === undefined) return isPending ? <Skeleton active /> : <Empty description={text('noWorlds')} />
  return (
    <Flex vertical gap={16} key={world}>
      <Flex gap={12} wrap>
        <WorldSelect withClasses />
        <EndAll worlds={world} />
      </Flex>
      <Card size="small" title={<Title name="addFault" />}>
        <AddFault worlds={world} />
      </Card>
      <Card size="small" title={<Title name="subApps" />}>
        <SubAppTrouble worlds={world} />
      </Card>
      {isWorldPattern(world) ? <FaultsOfClass worlds={world} /> : <FaultsOfWorld world={world} />}
    </Flex>
  )
}

function Title({ name }: { readonly name: 'addFault' | 'subApps' }) {
  const text = useTexts()
  return <h2 style={{ font: 'inherit', margin: 0 }}>{text(name)}</h2>
}

function EndAll({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const clear = useAction(
    async () => {
      if (isWorldPattern(worlds)) doneIn(await control.clearFaultsOf({ body: { worlds: [worlds] } }))
      else await control.clearFaults({ pathParams: { world: worlds } })
    },
    () => text('faultsCleared'),
  )
  return (
    <ConfirmButton
      danger
      loading={clear.isPending}
      ask={text('clearFaultsAsk', { name: worlds })}
      confirmLabel={text('clearFaults')}
      onConfirm={() => clear.mutate(undefined)}
    >
      {text('clearFaults')}
    </ConfirmButton>
  )
}

function FaultsOfWorld({ world }: { readonly world: string }) {
  const text = useTexts()
  const faults = useFaults(world)
  if (faults.error) return <Failure error={faults.error} />
  if (!faults.data) return <Skeleton active />
  if (faults.data.length === 0) return <Empty description={text('noFaults')} />
  return <FaultList world={world} faults={faults.data} />
}

/** How many faults each world has: those of one are seen in it. */
function FaultsOfClass({ worlds }: { readonly worlds: string }) {
  const text = useTexts()
  const watched = useWatched(worlds)
  if (watched.error) return <Failure error={watched.error} />
  if (!watched.data) return <Skeleton active />
  return (
    <Flex gap={12} wrap component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {watched.data.map(({ name, faults }) => (
        <li key={name}>
          <a href={hashOf({ page: 'trouble', worlds: name })}>{name}</a>{' '}
          {faults > 0 && <Mark color="orange">{text('faultCount', { count: faults })}</Mark>}
        </li>
      ))}
    </Flex>
  )
}
