import { SearchOutlined } from '@ant-design/icons'
import { Button, Input, Select, Space } from 'antd'
import { useEffect, useState } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'
import type { Conditions, RecordFilter } from '../list-model.ts'

interface SearchFieldProps {
  readonly filters: readonly Extract<RecordFilter, { kind: 'text' }>[]
  readonly conditions: Conditions
  /** The space it takes of its line, in CSS. */
  readonly room: string
  /** Also called for the same text again: the person wants to see whether there is something new. */
  readonly onSearch: (changes: Conditions) => void
}

/** The one field that is searched by, for whichever of the texts is chosen in front of it. */
export function SearchField({ filters, conditions, room, onSearch }: SearchFieldProps) {
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
