import { specifiedSubApps } from '@portal/protocol/systems'
import { Button, Flex, Form, Select, Typography } from 'antd'
import { useAction } from '../api/queries.ts'
import { useTexts } from '../texts/texts.ts'
import { addFaultTo } from './add-fault-to.ts'
import { type SubAppTrouble as Name, subAppTroubleNames, subAppTroubles } from './sub-app-troubles.ts'

interface Chosen {
  readonly subApp: string
  readonly trouble: Name
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
