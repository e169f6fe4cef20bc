import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Badge, Button, Drawer, Flex, Input, Select, Space } from 'antd'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fill, useKitTexts } from '../../texts/kit-texts.ts'
import { type Conditions, namesOf, type RecordFilter } from '../list-model.ts'
import { ChoiceChip } from './choice-chip.tsx'
import type { DateChipProps } from './date-chip.tsx'
import styles from './filters.module.css'

type TextFilter = Extract<RecordFilter, { kind: 'text' }>

/** On a phone: with a choice in front, or nothing that sends it, the words need the width. */
const hasOwnLine = (filters: readonly TextFilter[]): boolean =>
  filters.length > 1 || filters.some(({ isLive }) => isLive)

interface SearchFieldProps {
  readonly filters: readonly TextFilter[]
  readonly conditions: Conditions
  /** Also called for the same text again: the person wants to see whether there is something new. */
  readonly onSearch: (changes: Conditions) => void
}

/** The one field that is searched by, for whichever of the texts is chosen in front of it. */
function SearchField({ filters, conditions, onSearch }: SearchFieldProps) {
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
    onSearch({ ...Object.fromEntries(filters.map(({ name }) => [name, ''])), [current.name]: value })
  return (
    <form
      className={styles.search}
      data-own-line={hasOwnLine(filters)}
      onSubmit={(event) => {
        event.preventDefault()
        search(text.trim())
      }}
    >
      <Space.Compact block>
        {filters.length > 1 && (
          <Select
            aria-label={list.searchBy}
            value={current.name}
            options={filters.map(({ name, label }) => ({ value: name, label }))}
            popupMatchSelectWidth={false}
            className={styles.by ?? ''}
            onChange={setBy}
          />
        )}
        <Input
          aria-label={current.label}
          placeholder={filters.length > 1 ? list.find : current.label}
          value={text}
          maxLength={200}
          allowClear
          prefix={current.isLive && <SearchOutlined aria-hidden />}
          onChange={(event) => {
            setText(event.target.value)
            // A click is on the cross of the field.
            if (current.isLive || event.type === 'click') search(event.target.value)
          }}
        />
        {!current.isLive && (
          <Button htmlType="submit" aria-label={list.search} icon={<SearchOutlined aria-hidden />} />
        )}
      </Space.Compact>
    </form>
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
  /** Draws ranges of dates: a list that has none need not load a calendar. */
  readonly dates?: ComponentType<DateChipProps>
}

/** One line of conditions; on a phone the search field, with the others in a sheet from below. */
export function FilterBar(props: FilterBarProps) {
  const { filters, conditions, isPhone, total, onChange, onReset, tools, dates: Dates } = props
  const { list } = useKitTexts()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const texts = filters.filter((filter) => filter.kind === 'text')
  const others = filters.filter((filter) => filter.kind !== 'text')
  const isSet = (filter: RecordFilter) => namesOf(filter).some((name) => conditions[name])
  const chips = others.map((filter) =>
    filter.kind === 'choice' ? (
      <ChoiceChip key={filter.name} filter={filter} conditions={conditions} onChange={onChange} />
    ) : (
      Dates && <Dates key={filter.from} filter={filter} conditions={conditions} onChange={onChange} />
    ),
  )
  const reset = filters.some(isSet) && (
    <Button type="text" onClick={onReset}>
      {list.reset}
    </Button>
  )
  return (
    <div className={styles.bar}>
      <SearchField filters={texts} conditions={conditions} onSearch={onChange} />
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
            {/* There is space beside it where the search field has a line of its own. */}
            {hasOwnLine(texts) && list.filters}
          </Button>
        </Badge>
      )}
      <div className={styles.tools}>{tools}</div>
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
    </div>
  )
}
