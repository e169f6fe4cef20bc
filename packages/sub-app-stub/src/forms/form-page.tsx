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
import { companyDay } from '@portal/protocol/company-time'
import { Card, Form, type FormItemProps } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageNames } from '../i18n/page-names.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { isRecordField } from './field-options.ts'
import { FormInput } from './form-input.tsx'
import styles from './forms.module.css'
import { kindsWithTerm, PriceHint, TermHint } from './hints.tsx'
import { formBelow } from './pages.ts'
import { FormButtons, Submitted, useDraftForm } from './use-draft-form.tsx'

type Values = Readonly<Record<string, unknown>>

interface FormPageProps {
  readonly path: string
  readonly kind: ApplicationKind
  /** Where what was submitted is listed. */
  readonly list: string
}

/** A form of an application. */
export function FormPage({ path, kind, list }: FormPageProps) {
  const { form } = useTexts()
  const client = usePortalClient()
  const fields = fieldsOf(kind)
  const { taken, again, drafts, problem, formProps, buttons } = useDraftForm({
    path,
    empty: () => Object.fromEntries(fields.map(({ name }) => [name, undefined])),
    // A page about a record leads here with what the form is about.
    given: (search) =>
      Object.fromEntries(fields.map((field) => [field.name, givenValue(field, search.get(field.name))])),
    content: (values) => filledIn(fields, values),
    send: async (values, submissionKey) =>
      (await client.submitApplication({ body: { submissionKey, kind, values } })).data,
  })
  const number = taken?.recordNo || taken?.applicationNo || ''
  const title = usePageNames().formName(path, list)
  // A form below a list names its tab itself.
  const isOfMenu = path !== formBelow(list)
  return (
    <PageFrame isNamedByMenu={isOfMenu} title={title}>
      {taken ? (
        <Submitted
          title={fill(form.submitted, { number })}
          text={taken.state === 'running' ? form.waits : taken.recordNo ? form.made : form.recorded}
          labels={{ open: form.openRecord, another: form.another, list: form.toList }}
          number={number}
          name={number}
          list={list}
          onAnother={again}
        />
      ) : (
        <>
          {drafts}
          <Card>
            <PageForm {...formProps} className={styles.form ?? ''}>
              {fields.map((field) => (
                <AskedField key={field.name} field={field} />
              ))}
              {kind === 'specialPrice' && <PriceHint />}
              {kindsWithTerm.includes(kind) && <TermHint kind={kind} />}
              {problem}
              <FormButtons submitText={form.submit} {...buttons} />
            </PageForm>
          </Card>
        </>
      )}
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
