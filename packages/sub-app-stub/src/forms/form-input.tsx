import { DayField } from '@portal/page-kit/day-field'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Input, InputNumber, Select } from 'antd'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { ChoiceField, FormField } from './form-definition.ts'

const wide = { width: '100%' }

/** The control of a field; value, id and change come from the form around it. */
export function FormInput({ field, ...given }: { readonly field: FormField | ChoiceField }) {
  const texts = useTexts()
  const { language } = usePortalSnapshot()
  switch (field.kind) {
    case 'text':
      return <Input maxLength={64} {...given} />
    case 'day':
      return <DayField {...given} />
    case 'long':
      return <Input.TextArea rows={3} maxLength={200} showCount {...given} />
    case 'lines':
      return <Input.TextArea rows={8} maxLength={20_000} placeholder={texts.form.linesHint} {...given} />
    case 'count':
      return <InputNumber min={1} max={999_999} precision={0} style={wide} {...given} />
    case 'money':
      return (
        <InputNumber
          min={0.01}
          max={999_999_999}
          precision={2}
          suffix={texts.form.yuan}
          style={wide}
          {...given}
        />
      )
    case 'choice':
      return (
        <Select
          options={codesOf(language, field.codes).map(([value, label]) => ({ value, label }))}
          style={wide}
          {...given}
        />
      )
  }
}
