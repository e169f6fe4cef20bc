import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, DatePicker, Flex } from 'antd'
import { dayFormats, monthFormats, pickerDay } from '../../formats/calendar.ts'
import { companyDay } from '../../formats/company-day.ts'
import { useFormats } from '../../formats/formats.ts'
import { useKitTexts } from '../../texts/kit-texts.ts'
import type { Conditions, RecordFilter } from '../list-model.ts'
import { Chip } from './chip.tsx'
import { presetNames, presetOf, presetRange } from './date-presets.ts'
import styles from './filters.module.css'

export interface DateChipProps {
  readonly filter: Extract<RecordFilter, { kind: 'dates' }>
  readonly conditions: Conditions
  readonly onChange: (changes: Conditions) => void
}

/** A range of days or months, with presets. */
export function DateChip({ filter, conditions, onChange }: DateChipProps) {
  const { list } = useKitTexts()
  const { language } = usePortalSnapshot()
  const { date, month } = useFormats()
  const { label, unit, from, to } = filter
  const [first = '', last = ''] = [conditions[from], conditions[to]]
  const shown = (day: string) => {
    if (day === '') return ''
    return unit === 'day' ? date(`${day}T12:00Z`) : month(day)
  }
  const preset = unit === 'day' ? presetOf([first, last], companyDay(new Date())) : undefined
  const span = first === last ? shown(first) : `${shown(first)} – ${shown(last)}`
  const value = preset ? list.presets[preset] : span
  const written = unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const change = (range: readonly [string, string]) => onChange({ [from]: range[0], [to]: range[1] })
  return (
    <Chip label={label} value={value} onClear={() => change(['', ''])}>
      {(close) => (
        <div className={styles.dates}>
          {unit === 'day' && (
            <Flex wrap gap={8}>
              {presetNames.map((name) => (
                <Button
                  key={name}
                  size="small"
                  onClick={() => {
                    change(presetRange(name, companyDay(new Date())))
                    close()
                  }}
                >
                  {list.presets[name]}
                </Button>
              ))}
            </Flex>
          )}
          <DatePicker.RangePicker
            aria-label={label}
            picker={unit === 'day' ? 'date' : 'month'}
            value={[pickerDay(first), pickerDay(last)]}
            allowEmpty={[true, true]}
            format={unit === 'day' ? dayFormats(language) : monthFormats(language)}
            onChange={(days) => {
              change([days?.[0]?.format(written) ?? '', days?.[1]?.format(written) ?? ''])
              close()
            }}
          />
        </div>
      )}
    </Chip>
  )
}
