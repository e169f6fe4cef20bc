import { DayField } from '@portal/page-kit/day-field'
import { EmptyState } from '@portal/page-kit/empty-state'
import { useFailureText } from '@portal/page-kit/failure-text'
import { useFormats } from '@portal/page-kit/formats'
import { NumberField } from '@portal/page-kit/number-field'
import {
  type ApplicationField,
  largestCount,
  largestMoney,
  type RecordKind,
  textLength,
} from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import { codesOfField, findRecords, isRecordField } from './field-options.ts'
import styles from './forms.module.css'

interface RecordPickerProps {
  readonly field: ApplicationField & { readonly kind: RecordKind }
  /** Given by the form around it. */
  readonly id?: string
  readonly value?: string | undefined
  readonly onChange?: (value: string | undefined) => void
}

/** Long enough for the next letter, in milliseconds. */
const typingPause = 250

/** Chooses a record by its number or name; the backend looks for it. */
function RecordPicker({ field, value, onChange, ...given }: RecordPickerProps) {
  const { form } = useTexts()
  const client = usePortalClient()
  const formats = useFormats()
  const { language } = usePortalSnapshot()
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const settled = useSettled(sought)
  const { data, isFetching, error } = useQuery({
    queryKey: ['records', field, settled],
    queryFn: ({ signal }) => findRecords(client, field, settled, formats, language, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>()
  const found = data ?? []
  // What was chosen keeps its name when other records are looked for.
  const shown = chosen?.value === value ? chosen : undefined
  const options =
    shown && !found.some((option) => option.value === shown.value) && sought === ''
      ? [shown, ...found]
      : found
  return (
    <Select
      {...given}
      value={value}
      placeholder={form.search}
      loading={isFetching}
      onOpenChange={setOpen}
      onChange={(next: string | undefined) => {
        setChosen(options.find((option) => option.value === next))
        setSought('')
        onChange?.(next)
      }}
      showSearch={{ filterOption: false, onSearch: setSought }}
      options={[...options]}
      notFoundContent={
        isFetching ? null : <EmptyState text={error ? failureText(error) : form.nothingFound} />
      }
    />
  )
}

/** The value after a pause of writing. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The control of a field; value, id and change come from the form around it. */
export function FormInput({ field, ...given }: { readonly field: ApplicationField }) {
  const texts = useTexts()
  const { language } = usePortalSnapshot()
  if (isRecordField(field)) return <RecordPicker field={field} {...given} />
  switch (field.kind) {
    case 'day':
      return (
        <DayField
          {...(field.days === 'future' ? { earliest: companyDay(Date.now()) } : {})}
          {...(field.days === 'past' ? { latest: companyDay(Date.now()) } : {})}
          {...given}
        />
      )
    case 'long':
      return <Input.TextArea rows={3} maxLength={textLength.long} showCount {...given} />
    case 'count':
      return <NumberField min={1} max={largestCount} precision={0} className={styles.wide ?? ''} {...given} />
    case 'money':
      return (
        <NumberField
          min={0.01}
          max={largestMoney}
          precision={2}
          suffix={texts.form.yuan}
          className={styles.wide ?? ''}
          {...given}
        />
      )
    case 'choice':
    case 'businessUnit': {
      const group = codesOfField(field)
      return (
        <Select
          options={(group ? codesOf(language, group) : [])
            .filter(([value]) => field.choices?.includes(value) ?? true)
            .map(([value, label]) => ({ value, label }))}
          className={styles.wide ?? ''}
          {...given}
        />
      )
    }
    default:
      return <Input maxLength={textLength.text} {...given} />
  }
}
