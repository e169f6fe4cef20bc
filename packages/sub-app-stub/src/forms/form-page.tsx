import type { SubAppName } from '@portal/protocol/systems'
import { idPrefix, usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Alert, App, Button, Card, Flex, Form, type FormItemProps } from 'antd'
import { useEffect, useMemo } from 'react'
import { usePageName } from '../i18n/page-names.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { PageFrame } from '../page/page-frame.tsx'
import { draftStore } from './draft-store.ts'
import type { ChoiceField, FormDefinition, FormField } from './form-definition.ts'
import { FormInput } from './form-input.tsx'
import { readOrderLines } from './order-lines.ts'

interface FormPageProps {
  readonly identity: SubAppName
  readonly path: string
  readonly definition: FormDefinition
}

/** A form that holds unsaved input until it is kept as a draft on this device: no documented call takes it. */
export function FormPage({ identity, path, definition }: FormPageProps) {
  const portal = usePortal()
  const { user } = usePortalSnapshot()
  const texts = useTexts()
  const { message } = App.useApp()
  const [form] = Form.useForm<Record<string, unknown>>()
  const draft = useMemo(() => draftStore(identity + path, user.userName), [identity, path, user.userName])
  useEffect(() => () => portal.setDirty(false), [portal])

  const keep = (values: Record<string, unknown>) => {
    if (!draft.write(values)) return void message.error(texts.form.notKept)
    portal.setDirty(false)
    void message.success(texts.form.kept)
  }
  const clear = () => {
    draft.remove()
    form.setFieldsValue(Object.fromEntries(definition.map(({ name }) => [name, undefined])))
    portal.setDirty(false)
  }
  return (
    <PageFrame title={usePageName(identity, path)}>
      <Alert type="info" showIcon title={texts.form.intro} />
      <Card>
        <Form
          form={form}
          // Part of the fields' ids: two pages with one form stand in the document at once.
          name={idPrefix(portal)}
          layout="vertical"
          scrollToFirstError
          style={{ maxWidth: 640 }}
          initialValues={draft.read() ?? {}}
          onValuesChange={() => portal.setDirty(true)}
          onFinish={keep}
        >
          {definition.map((field) => (
            <Form.Item
              key={field.name}
              name={field.name}
              label={texts.fields[field.name]}
              rules={rulesOf(field, texts)}
            >
              <FormInput field={field} />
            </Form.Item>
          ))}
          <Flex wrap gap={8}>
            <Button type="primary" htmlType="submit">
              {texts.form.keep}
            </Button>
            <Button onClick={clear}>{texts.form.clear}</Button>
          </Flex>
        </Form>
      </Card>
    </PageFrame>
  )
}

type Rules = NonNullable<FormItemProps['rules']>

function rulesOf({ name, kind, isOptional }: FormField | ChoiceField, { fields, form }: Texts): Rules {
  const rules: Rules = isOptional
    ? []
    : [
        {
          required: true,
          // Any further key, even a false one, makes it a rule for texts, which no number keeps.
          ...(kind === 'text' || kind === 'long' ? { whitespace: true } : {}),
          message: fill(kind === 'choice' ? form.choose : form.enter, { field: fields[name] }),
        },
      ]
  if (kind !== 'lines') return rules
  const check = async (_rule: unknown, text: string = '') => {
    const { wrong } = readOrderLines(text)
    if (wrong.length > 0) throw new Error(fill(form.wrongLines, { lines: wrong.join(', ') }))
  }
  return [...rules, { validator: check }]
}
