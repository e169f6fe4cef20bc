import { EmptyState } from '@portal/page-kit/empty-state'
import { useFailureText } from '@portal/page-kit/failure-text'
import { useFormats } from '@portal/page-kit/formats'
import type { ApplicationField, RecordKind } from '@portal/protocol/applications/application-kinds'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { useTexts } from '../i18n/texts.ts'
import { findRecords } from './record-options.ts'

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
export function RecordPicker({ field, value, onChange, ...given }: RecordPickerProps) {
  const { form } = useTexts()
  const client = usePortalClient()
  const formats = useFormats()
  const { language } = usePortalSnapshot()
  const failureText = useFailureText()
  const [isOpen, setOpen] = useState(false)
  const [sought, setSought] = useState('')
  const settled = useSettled(sought)
  const { data, isLoading, error } = useCall(`${isOpen} ${settled}`, async (signal) =>
    isOpen ? findRecords(client, field, settled, formats, language, signal) : undefined,
  )
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
      loading={isOpen && isLoading}
      onOpenChange={setOpen}
      onChange={(next: string | undefined) => {
        setChosen(options.find((option) => option.value === next))
        setSought('')
        onChange?.(next)
      }}
      showSearch={{ filterOption: false, onSearch: setSought }}
      options={[...options]}
      notFoundContent={
        isLoading ? null : <EmptyState text={error === undefined ? form.nothingFound : failureText(error)} />
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
