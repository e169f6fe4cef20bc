import { FilterOutlined } from '@ant-design/icons'
import { Badge, Button, Drawer, Flex } from 'antd'
import { type ReactNode, useState } from 'react'
import { fill, useKitTexts } from '../../texts/kit-texts.ts'
import { type Conditions, namesOf, type RecordFilter } from '../list-model.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { DateChip } from './date-chip.tsx'
import { SearchField } from './search-field.tsx'

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
