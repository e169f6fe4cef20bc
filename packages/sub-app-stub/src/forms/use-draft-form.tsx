import { SubmitButton } from '@portal/page-kit/page-form'
import { idPrefix, usePortal } from '@portal/sub-app-sdk/react'
import { Alert, App, Button, Card, Flex, Form, type FormProps, Popconfirm } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../i18n/texts.ts'
import { DoneState } from '../page/done-state.tsx'
import { showField } from '../page/show-field.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'
import { useOpenPage } from '../page/use-open-page.ts'
import { recordPath } from '../records/record-places.ts'
import { DraftList, draftParameter, newDraftId, useDrafts } from './draft-list.tsx'
import { cartId, type DraftStore } from './draft-store.ts'
import styles from './forms.module.css'
import { useSubmit } from './use-submit.ts'

type Values = Readonly<Record<string, unknown>>

interface DraftFormOptions<Content, Taken> {
  readonly path: string
  /** Every field without a value, but for the usual ones. */
  readonly empty: () => Values
  /** What an address fills in. */
  readonly given: (search: URLSearchParams) => Values
  /** What a draft fills in, which may be of an older form. */
  readonly drafted?: (draft: Values) => Values
  readonly content: (values: Values) => Content
  readonly send: (content: Content, key: string) => Promise<Taken>
  /** Keeps the draft of a cart with each change; false where it could not. */
  readonly keepCart?: (store: DraftStore, values: Values) => boolean
}

/** A form that is submitted, or kept as a draft on this device; its address names the draft that it shows. */
export function useDraftForm<Content, Taken>(options: DraftFormOptions<Content, Taken>) {
  const { path, empty, given, drafted = (draft) => draft, content, send, keepCart } = options
  const portal = usePortal()
  const { form: texts } = useTexts()
  const { message } = App.useApp()
  // Part of the fields' ids: two pages with one form are in the document at once.
  const name = idPrefix(portal)
  const [form] = Form.useForm<Values>()
  const unsaved = useUnsavedInput()
  const { submit, begin, isSending, problem } = useSubmit(send)
  const [taken, setTaken] = useState<Taken>()
  const { store } = useDrafts(path)
  const [search, setSearch] = useSearchParams()
  const asked = search.get(draftParameter) ?? undefined
  const draft = asked === undefined ? undefined : store.read(asked)
  const isCart = keepCart !== undefined && asked === cartId
  const start = () => ({ ...empty(), ...(draft ? drafted(draft) : given(search)) })
  const [initialValues] = useState(start)
  const shown = useRef(search.toString())
  useEffect(() => () => unsaved.mark('form', false), [unsaved])

  const fillIn = (values: Values) => {
    form.setFieldsValue(values)
    unsaved.mark('form', false)
    begin()
  }
  const show = useEffectEvent(() => {
    setTaken(undefined)
    fillIn(start())
  })
  useEffect(() => {
    if (shown.current === search.toString()) return
    shown.current = search.toString()
    show()
  }, [search])
  const become = (parameters: Record<string, string>) => {
    shown.current = new URLSearchParams(parameters).toString()
    setSearch(parameters, { replace: true })
  }
  const clear = () => {
    fillIn(empty())
    become({})
  }
  const forget = () => {
    if (asked !== undefined) store.remove(asked)
    unsaved.mark('form', false)
  }
  // Only plain data can be stored.
  const plainValues = () => JSON.parse(JSON.stringify(form.getFieldsValue(true)))
  const keep = () => {
    const keptAt = new Date().toISOString()
    // A cart saved as a draft is emptied for the next one.
    const id = draft && asked && !isCart ? asked : newDraftId(keptAt)
    if (!store.write({ id, keptAt, values: plainValues() })) return void message.error(texts.notKept)
    if (isCart) store.remove(cartId)
    become({ [draftParameter]: id })
    unsaved.mark('form', false)
    void message.success(texts.kept)
  }
  const finish = async (values: Values) => {
    const next = await submit(content(values))
    if (!next) return
    forget()
    setTaken(next)
  }

  return {
    form,
    isCart,
    /** What the cart or the draft has by now. */
    start,
    /** What became of the form, once it is submitted. */
    taken,
    again: () => {
      setTaken(undefined)
      clear()
    },
    /** Above the form: other drafts, and that the wanted one is gone. */
    drafts: (
      <>
        {asked !== undefined && !draft && !isCart && <Alert type="warning" showIcon title={texts.gone} />}
        <DraftList path={path} except={asked} />
      </>
    ),
    problem: problem && <Alert type="error" showIcon title={problem} className={styles.problem ?? ''} />,
    formProps: {
      ...{ form, name, layout: 'vertical' as const, initialValues },
      onValuesChange: () => {
        if (!isCart || !keepCart(store, plainValues())) unsaved.mark('form', true)
      },
      onFinish: (values) => void finish(values),
      // antd's own scrolling to the first error leaves its label above the edge.
      onFinishFailed: ({ errorFields: [first] }) => first && showField([name, ...first.name].join('_')),
    } satisfies FormProps<Values>,
    buttons: {
      ...{ isSending, isDraft: draft !== undefined, onKeep: keep, onClear: clear },
      onRemove: () => {
        forget()
        clear()
      },
    },
  }
}

interface FormButtonsProps {
  readonly submitText: string
  readonly isSending: boolean
  /** Why it can't be submitted, if so. */
  readonly refusal?: string | undefined
  /** Whether they fill their place. */
  readonly isFilling?: boolean
  /** Whether the current input is a draft that can be deleted. */
  readonly isDraft: boolean
  readonly onKeep: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** Submits a form, keeps it as a draft, deletes the draft or clears the form. */
export function FormButtons(props: FormButtonsProps) {
  const { submitText, isSending, refusal, isFilling, isDraft, onKeep, onRemove, onClear } = props
  const { form: texts } = useTexts()
  return (
    <Flex wrap gap={8} className={(isFilling && styles.filling) || ''}>
      <SubmitButton
        loading={isSending}
        disabled={refusal !== undefined}
        {...(refusal === undefined ? {} : { title: refusal })}
      >
        {isSending ? texts.sending : submitText}
      </SubmitButton>
      <Button onClick={onKeep}>{texts.keep}</Button>
      {isDraft ? (
        <Popconfirm title={texts.removeAsked} okText={texts.remove} onConfirm={onRemove}>
          <Button danger>{texts.removeDraft}</Button>
        </Popconfirm>
      ) : (
        <Button onClick={onClear}>{texts.clear}</Button>
      )}
    </Flex>
  )
}

interface SubmittedProps {
  readonly title: string
  readonly text: string
  readonly labels: Readonly<Record<'open' | 'another' | 'list', string>>
  /** Of the record, and what its tab is called. */
  readonly number: string
  readonly name: string
  /** Where what was submitted is listed. */
  readonly list: string
  readonly onAnother: () => void
}

/** What became of a form: the record with its number, and where to go from here. */
export function Submitted({ title, text, labels, number, name, list, onAnother }: SubmittedProps) {
  const openPage = useOpenPage()
  return (
    <Card role="status">
      <DoneState
        title={title}
        text={text}
        actions={
          <>
            <Button type="primary" onClick={() => void openPage(recordPath(list, number), name)}>
              {labels.open}
            </Button>
            <Button onClick={onAnother}>{labels.another}</Button>
            <Button onClick={() => void openPage(list)}>{labels.list}</Button>
          </>
        }
      />
    </Card>
  )
}
