import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Badge, Button, DatePicker, Drawer, Flex, Input, Select, Space } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { dayFormats, monthFormats, pickerDay } from '../../formats/calendar.ts'
import { companyDay } from '../../formats/company-day.ts'
import { useFormats } from '../../formats/formats.ts'
import { fill, useKitTexts } from '../../texts/kit-texts.ts'
import { type Conditions, namesOf, type RecordFilter } from '../list-model.ts'
import { Chip } from './chip.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { presetNames, presetOf, presetRange } from './date-presets.ts'

interface SearchFieldProps {
  readonly filters: readonly Extract<RecordFilter, { kind: 'text' }>[]
  readonly conditions: Conditions
  /** The space it takes of its line, in CSS. */
  readonly room: string
  /** Also called for the same text again: the person wants to see whether there is something new. */
  readonly onSearch: (changes: Conditions) => void
}

/** The one field that is searched by, for whichever of the texts is chosen in front of it. */
function SearchField({ filters, conditions, room, onSearch }: SearchFieldProps) {
  const { list } = useKitTexts()
  const asked = filters.find(({ name }) => conditions[name])
  const [by, setBy] = useState(asked?.name ?? filters[0]?.name ?? '')
  const applied = (asked && conditions[asked.name]) ?? ''
  const [text, setText] = useState(applied)
  const askedName = asked?.name
  useEffect(() => {
    setText(applied)
    if (askedName) setBy(askedName)
  }, [applied, askedName])
  const current = filters.find(({ name }) => name === by) ?? filters[0]
  if (!current) return null
  const search = (value: string) =>
    onSearch({
      ...Object.fromEntries(filters.map(({ name }) => [name, ''])),
      [current.name]: value.trim(),
    })
  return (
    <form
      style={{ flex: `1 1 ${room}`, maxWidth: 420 }}
      onSubmit={(event) => {
        event.preventDefault()
        search(text)
      }}
    >
      <Space.Compact block>
        {filters.length > 1 && (
          <Select
            aria-label={list.searchBy}
            value={current.name}
            options={filters.map(({ name, label }) => ({ value: name, label }))}
            popupMatchSelectWidth={false}
            style={{ width: 'auto', maxWidth: '45%', flex: 'none' }}
            onChange={setBy}
          />
        )}
        <Input
          aria-label={current.label}
          placeholder={filters.length > 1 ? list.find : current.label}
          value={text}
          maxLength={200}
          allowClear
          onChange={(event) => {
            setText(event.target.value)
            // The cross of the field.
            if (event.type === 'click') search('')
          }}
        />
        <Button htmlType="submit" aria-label={list.search} icon={<SearchOutlined aria-hidden />} />
      </Space.Compact>
    </form>
  )
}

interface DateChipProps {
  readonly filter: Extract<RecordFilter, { kind: 'dates' }>
  readonly conditions: Conditions
  readonly onChange: (changes: Conditions) => void
}

/** A range of days or months, with presets. */
function DateChip({ filter, conditions, onChange }: DateChipProps) {
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
        <Flex vertical gap={12} style={{ maxWidth: 300 }}>
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
        </Flex>
      )}
    </Chip>
  )
}

interface FilterBarProps {
  readonly filters: readonly RecordFilter[]
  readonly conditions: Conditions
  readonly isPhone: boolean
  readonly total: number
  readonly onChange: (changes: Conditions) => void
  readonly onReset: () => void
  /** At the end of the line. */
  readonly tools: ReactNode
}

/** One line of conditions; on a phone the search field, with the others in a sheet from below. */
export function FilterBar(props: FilterBarProps) {
  const { filters, conditions, isPhone, total, onChange, onReset, tools } = props
  const { list } = useKitTexts()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const texts = filters.filter((filter) => filter.kind === 'text')
  const others = filters.filter((filter) => filter.kind !== 'text')
  // With a choice in front, a phone shows the field on its own line, and words on the next.
  const isWide = texts.length > 1
  const isSet = (filter: RecordFilter) => namesOf(filter).some((name) => conditions[name])
  const chips = others.map((filter) =>
    filter.kind === 'dates' ? (
      <DateChip key={filter.from} filter={filter} conditions={conditions} onChange={onChange} />
    ) : (
      <ChoiceChip key={filter.name} filter={filter} conditions={conditions} onChange={onChange} />
    ),
  )
  const reset = filters.some(isSet) && (
    <Button type="text" onClick={onReset}>
      {list.reset}
    </Button>
  )
  return (
    <Flex wrap align="center" gap={8}>
      <SearchField
        filters={texts}
        conditions={conditions}
        room={isPhone ? (isWide ? '100%' : '140px') : '280px'}
        onSearch={onChange}
      />
      {!isPhone && chips}
      {!isPhone && reset}
      {isPhone && others.length > 0 && (
        <Badge count={others.filter(isSet).length}>
          <Button
            aria-label={list.filters}
            icon={<FilterOutlined />}
            aria-expanded={isSheetOpen}
            onClick={() => setSheetOpen(true)}
          >
            {isWide && list.filters}
          </Button>
        </Badge>
      )}
      <Flex gap={8} style={{ marginInlineStart: 'auto' }}>
        {tools}
      </Flex>
      {isPhone && isSheetOpen && (
        <Drawer
          open
          placement="bottom"
          size="auto"
          title={list.filters}
          closable={{ 'aria-label': list.close }}
          onClose={() => setSheetOpen(false)}
          footer={
            <Flex justify="space-between">
              <span>{reset}</span>
              <Button type="primary" onClick={() => setSheetOpen(false)}>
                {fill(list.show, { count: total })}
              </Button>
            </Flex>
          }
        >
          <Flex wrap gap={12}>
            {chips}
          </Flex>
        </Drawer>
      )}
    </Flex>
  )
}
