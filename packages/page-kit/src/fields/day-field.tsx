import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { DatePicker } from 'antd'
import { dayFormats, pickerDay } from '../formats/calendar.ts'
import styles from './fields.module.css'

const written = 'YYYY-MM-DD'

interface DayFieldProps {
  /** Given by the form around it. */
  readonly id?: string
  /** A day such as `2026-11-01`. */
  readonly value?: string | null | undefined
  readonly onChange?: (day: string | undefined) => void
  /** The first day that can be chosen. */
  readonly earliest?: string
  /** The last one. */
  readonly latest?: string
}

/** A day, chosen in a calendar of the portal's language; in a form it takes and gives the day as text. */
export function DayField({ value, onChange, earliest, latest, ...given }: DayFieldProps) {
  const { language } = usePortalSnapshot()
  return (
    <DatePicker
      {...given}
      // Its cross would be a second button that clears, beside the form's.
      allowClear={false}
      className={styles.wide ?? ''}
      value={pickerDay(value)}
      format={dayFormats(language)}
      onChange={(day) => onChange?.(day?.format(written))}
      {...(earliest || latest
        ? {
            disabledDate: (day) =>
              day.format(written) < (earliest ?? '') || day.format(written) > (latest ?? '9999'),
          }
        : {})}
    />
  )
}
