import { useControlHeight } from '@portal/page-kit/page-frame'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Grid, Input, Select, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { codesOf } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Filter } from './list-definition.ts'

type Conditions = Readonly<Record<string, string>>

interface ListFilterProps {
  readonly filters: readonly Filter[]
  /** The conditions that the list was applied for with. */
  readonly applied: Conditions
  readonly onSearch: (conditions: Conditions) => void
}

/** Conditions of a list; they count when they are applied for. */
export function ListFilter({ filters, applied, onSearch }: ListFilterProps) {
  const { list } = useTexts()
  const [conditions, setConditions] = useState(applied)
  const appliedKey = JSON.stringify(applied)
  // An equal object of another drawing changes nothing.
  useEffect(() => setConditions(JSON.parse(appliedKey)), [appliedKey])
  if (filters.length === 0) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(conditions)
      }}
    >
      <Flex wrap gap={8} align="flex-end">
        {filters.map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={conditions[filter.name] ?? ''}
            onChange={(value) => setConditions({ ...conditions, [filter.name]: value })}
          />
        ))}
        <Flex gap={8}>
          <Button type="primary" htmlType="submit">
            {list.search}
          </Button>
          <Button
            onClick={() => {
              setConditions({})
              onSearch({})
            }}
          >
            {list.reset}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}

interface FilterFieldProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const texts = useTexts()
  const { language } = usePortalSnapshot()
  const { sm: isRoomy = false } = Grid.useBreakpoint()
  const label = texts.fields[filter.label]
  const height = useControlHeight()
  const style = { flex: '1 1 168px', maxWidth: isRoomy ? 240 : undefined }
  if (filter.kind === 'choice') {
    const { codes, only } = filter
    const options = codesOf(language, codes).filter(([code]) => !only || only.includes(code))
    return (
      <Labelled label={label} style={style}>
        <Select
          aria-label={label}
          value={value}
          style={{ width: '100%' }}
          options={[
            { value: '', label: texts.list.all },
            ...options.map(([code, text]) => ({ value: code, label: text })),
          ]}
          onChange={onChange}
        />
      </Labelled>
    )
  }
  return (
    <Labelled label={label} style={style}>
      <Input
        aria-label={label}
        type={filter.kind === 'day' ? 'date' : filter.kind}
        value={value}
        maxLength={64}
        // The browser's own fields for days and months would stand out by two pixels.
        style={{ height }}
        allowClear={filter.kind === 'text'}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  )
}

interface LabelledProps {
  readonly label: string
  readonly style: { readonly flex: string; readonly maxWidth: number | undefined }
  readonly children: ReactNode
}

/** The name of a condition above its field, for the eye; the field itself has it for everybody else. */
function Labelled({ label, style, children }: LabelledProps) {
  return (
    <Flex vertical gap={4} style={style}>
      <Typography.Text type="secondary" aria-hidden>
        {label}
      </Typography.Text>
      {children}
    </Flex>
  )
}
