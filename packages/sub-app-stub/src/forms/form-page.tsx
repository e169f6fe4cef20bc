import { PageFrame } from '@portal/page-kit/page-frame'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, App, Button, Card, Flex, Form, type FormItemProps, Popconfirm } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageName } from '../i18n/page-names.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { DraftList, draftParameter, newDraftId, useDrafts } from './draft-list.tsx'
import type { ChoiceField, FormDefinition, FormField } from './form-definition.ts'
import { FormInput } from './form-input.tsx'
import { readOrderLines } from './order-lines.ts'

interface FormPageProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
  readonly definition: FormDefinition
}

/** A form that holds unsaved input until it is saved as a draft on this device: no documented call takes it. */
export function FormPage({ identity, path, definition }: FormPageProps) {
  const portal = usePortal()
  const texts = useTexts()
  const { message } = App.useApp()
  // Part of the fields' ids: two pages with one form stand in the document at once.
  const formName = idPrefix(portal)
  const [form] = Form.useForm<Record<string, unknown>>()
  const { store } = useDrafts(identity, path)
  const [search, setSearch] = useSearchParams()
  const asked = search.get(draftParameter) ?? undefined
  const values = asked === undefined ? undefined : store.read(asked)
  // A page about a record leads here with what the form is about.
  const given =
    values ??
    Object.fromEntries(
      definition.flatMap(({ name, kind }) =>
        kind === 'text' ? [[name, search.get(name) ?? undefined]] : [],
      ),
    )
  const shown = useRef(search.toString())
  const unsaved = useUnsavedInput()
  useEffect(() => () => unsaved.mark('form', false), [unsaved])

  const fillIn = (given: Readonly<Record<string, unknown>>) => {
    form.setFieldsValue(Object.fromEntries(definition.map(({ name }) => [name, given[name]])))
    unsaved.mark('form', false)
  }
  const show = useEffectEvent(() => fillIn(given))
  useEffect(() => {
    if (shown.current === search.toString()) return
    shown.current = search.toString()
    show()
  }, [search])
  const become = (id: string | undefined) => {
    const parameters = id === undefined ? {} : { [draftParameter]: id }
    shown.current = new URLSearchParams(parameters).toString()
    setSearch(parameters, { replace: true })
  }

  const keep = (filledIn: Record<string, unknown>) => {
    const keptAt = new Date().toISOString()
    const id = values && asked ? asked : newDraftId(keptAt)
    if (!store.write({ id, keptAt: keptAt, values: filledIn })) return void message.error(texts.form.notKept)
    become(id)
    unsaved.mark('form', false)
    void message.success(texts.form.kept)
  }
  const remove = () => {
    if (asked !== undefined) store.remove(asked)
    become(undefined)
    fillIn({})
  }
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)}>
      <Alert type="info" showIcon title={texts.form.intro} />
      {asked !== undefined && !values && <Alert type="warning" showIcon title={texts.form.gone} />}
      <DraftList identity={identity} path={path} except={asked} />
      <Card>
        <Form
          form={form}
          name={formName}
          layout="vertical"
          style={{ maxWidth: 640 }}
          initialValues={given}
          onValuesChange={() => unsaved.mark('form', true)}
          onFinish={keep}
          // antd's own way to the first error leaves its label above the edge.
          onFinishFailed={({ errorFields: [first] }) =>
            first && showField([formName, ...first.name].join('_'))
          }
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
            {values ? (
              <Popconfirm title={texts.form.removeAsked} okText={texts.form.remove} onConfirm={remove}>
                <Button danger>{texts.form.removeDraft}</Button>
              </Popconfirm>
            ) : (
              <Button onClick={() => fillIn({})}>{texts.form.clear}</Button>
            )}
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
