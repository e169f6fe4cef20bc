import { PageForm } from '@portal/page-kit/page-form'
import { PageFrame } from '@portal/page-kit/page-frame'
import {
  type ApplicationField,
  type ApplicationKind,
  type ApplicationValues,
  fieldProblem,
  fieldsOf,
  isAsked,
} from '@portal/protocol/applications/application-kinds'
import type { Application } from '@portal/protocol/calls/application'
import { companyDay } from '@portal/protocol/company-time'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, App, Card, Form, type FormItemProps } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { DraftList, draftParameter, newDraftId, useDrafts } from './draft-list.tsx'
import { FormButtons } from './form-buttons.tsx'
import { FormInput } from './form-input.tsx'
import { FormSubmitted } from './form-submitted.tsx'
import { formBelow } from './pages.ts'
import { PriceHint } from './price-hint.tsx'
import { isRecordField } from './record-options.ts'
import { kindsWithTerm, TermHint } from './term-hint.tsx'
import { useFormTitle } from './use-form-title.ts'
import { useSubmit } from './use-submit.ts'

type Values = Readonly<Record<string, unknown>>

interface FormPageProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
  readonly kind: ApplicationKind
  /** Where what was submitted is listed. */
  readonly list: string
}

/** A form that is submitted, or kept as a draft on this device. */
export function FormPage({ identity, path, kind, list }: FormPageProps) {
  const portal = usePortal()
  const texts = useTexts()
  const { message } = App.useApp()
  const client = usePortalClient()
  // Part of the fields' ids: two pages with one form are in the document at once.
  const formName = idPrefix(portal)
  const [form] = Form.useForm<Values>()
  const fields = fieldsOf(kind)
  const { submit, begin, isSending, problem } = useSubmit(
    async (values: ApplicationValues, submissionKey) =>
      (await client.submitApplication({ body: { submissionKey, kind, values } })).data,
  )
  const [submitted, setSubmitted] = useState<Application>()
  const { store } = useDrafts(identity, path)
  const [search, setSearch] = useSearchParams()
  const asked = search.get(draftParameter) ?? undefined
  const draft = asked === undefined ? undefined : store.read(asked)
  // A page about a record leads here with what the form is about.
  const given: Values =
    draft ??
    Object.fromEntries(fields.map((field) => [field.name, givenValue(field, search.get(field.name))]))
  const shown = useRef(search.toString())
  const unsaved = useUnsavedInput()
  useEffect(() => () => unsaved.mark('form', false), [unsaved])

  const fillIn = (values: Values) => {
    form.setFieldsValue(Object.fromEntries(fields.map(({ name }) => [name, values[name]])))
    unsaved.mark('form', false)
    begin()
  }
  const show = useEffectEvent(() => {
    setSubmitted(undefined)
    fillIn(given)
  })
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

  const keep = () => {
    const keptAt = new Date().toISOString()
    const id = draft && asked ? asked : newDraftId(keptAt)
    const values = JSON.parse(JSON.stringify(form.getFieldsValue()))
    if (!store.write({ id, keptAt, values })) return void message.error(texts.form.notKept)
    become(id)
    unsaved.mark('form', false)
    void message.success(texts.form.kept)
  }
  const clear = () => {
    become(undefined)
    fillIn({})
  }
  const send = async (values: Values) => {
    const taken = await submit(filledIn(fields, values))
    if (!taken) return
    if (asked !== undefined) store.remove(asked)
    unsaved.mark('form', false)
    setSubmitted(taken)
  }
  const title = useFormTitle(identity, path, list)
  // A form below a list names its tab itself.
  const isOfMenu = path !== formBelow(list)
  if (submitted)
    return (
      <PageFrame isNamedByMenu={isOfMenu} title={title}>
        <FormSubmitted
          application={submitted}
          list={list}
          onAnother={() => {
            setSubmitted(undefined)
            clear()
          }}
        />
      </PageFrame>
    )
  return (
    <PageFrame isNamedByMenu={isOfMenu} title={title}>
      {asked !== undefined && !draft && <Alert type="warning" showIcon title={texts.form.gone} />}
      <DraftList identity={identity} path={path} except={asked} />
      <Card>
        <PageForm
          form={form}
          name={formName}
          layout="vertical"
          style={{ maxWidth: 640 }}
          initialValues={given}
          onValuesChange={() => unsaved.mark('form', true)}
          onFinish={(values) => void send(values)}
          // antd's own scrolling to the first error leaves its label above the edge.
          onFinishFailed={({ errorFields: [first] }) =>
            first && showField([formName, ...first.name].join('_'))
          }
        >
          {fields.map((field) => (
            <AskedField key={field.name} field={field} />
          ))}
          {kind === 'specialPrice' && <PriceHint />}
          {kindsWithTerm.includes(kind) && <TermHint kind={kind} />}
          {problem && <Alert type="error" showIcon title={problem} style={{ marginBottom: 16 }} />}
          <FormButtons
            submitText={texts.form.submit}
            isSending={isSending}
            isDraft={draft !== undefined}
            onKeep={keep}
            onRemove={() => {
              if (asked !== undefined) store.remove(asked)
              clear()
            }}
            onClear={clear}
          />
        </PageForm>
      </Card>
    </PageFrame>
  )
}

/** The value that an address gives a field: a record, a text, or one of its choices. */
function givenValue(field: ApplicationField, value: string | null): string | undefined {
  if (value === null) return undefined
  if (isRecordField(field) || field.kind === 'text') return value
  return field.choices?.includes(value) ? value : undefined
}

/** A field, if it applies given the other values. */
function AskedField({ field }: { readonly field: ApplicationField }) {
  const texts = useTexts()
  const changeKind: unknown = Form.useWatch('changeKind')
  if (!isAsked(field, { changeKind })) return null
  return (
    <Form.Item name={field.name} label={labelOf(field, texts)} rules={rulesOf(field, texts)}>
      <FormInput field={field} />
    </Form.Item>
  )
}

/** What is sent: the fields that apply and have a value. */
const filledIn = (fields: readonly ApplicationField[], values: Values): ApplicationValues =>
  Object.fromEntries(
    fields
      .filter((field) => isAsked(field, values))
      .map(({ name }): [string, unknown] => {
        const value = values[name]
        return [name, typeof value === 'string' ? value.trim() : value]
      })
      .filter((entry): entry is [string, string | number] => {
        const [, value] = entry
        return typeof value === 'number' || (typeof value === 'string' && value !== '')
      }),
  )

/** A chosen record is shown by its name, not its number. */
function labelOf({ name, kind }: ApplicationField, { fields }: Texts): string {
  if (kind === 'distributor') return fields.distributor
  return kind === 'product' ? fields.product : fields[name]
}

type Rules = NonNullable<FormItemProps['rules']>

function rulesOf(field: ApplicationField, texts: Texts): Rules {
  const { form } = texts
  const values = { field: labelOf(field, texts) }
  const isChosen = isRecordField(field) || field.kind === 'choice' || field.kind === 'businessUnit'
  const wordings = {
    missing: isChosen ? form.choose : form.enter,
    dayPast: form.dayPast,
    dayAhead: form.dayAhead,
  } as const
  const check = async (_rule: unknown, value: unknown) => {
    const problem = fieldProblem(field, value, companyDay(Date.now()))
    if (!problem) return
    const wording = problem in wordings ? wordings[problem as keyof typeof wordings] : form.wrong // it is one of these
    throw new Error(fill(wording, values))
  }
  // The label marks required fields; the check's message is better than antd's.
  return [{ validator: check }, ...(field.isOptional ? [] : [{ required: true, message: '' }])]
}
