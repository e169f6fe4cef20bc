import { DayField } from '@portal/page-kit/day-field'
import { NumberField } from '@portal/page-kit/number-field'
import {
  type ApplicationField,
  largestCount,
  largestMoney,
  textLength,
} from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Input, Select } from 'antd'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import { codesOfField } from './field-codes.ts'
import { isRecordField } from './record-options.ts'
import { RecordPicker } from './record-picker.tsx'

const wide = { width: '100%' }

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
      return <NumberField min={1} max={largestCount} precision={0} style={wide} {...given} />
    case 'money':
      return (
        <NumberField
          min={0.01}
          max={largestMoney}
          precision={2}
          suffix={texts.form.yuan}
          style={wide}
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
          style={wide}
          {...given}
        />
      )
    }
    default:
      return <Input maxLength={textLength.text} {...given} />
  }
}
