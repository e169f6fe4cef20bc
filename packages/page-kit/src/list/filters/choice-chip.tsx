import { Button, Input, Typography } from 'antd'
import { useState } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'
import type { Conditions, RecordFilter } from '../list-model.ts'
import { Chip } from './chip.tsx'
import styles from './filters.module.css'

/** More options than people read through. */
const many = 9

interface ChoiceChipProps {
  readonly filter: Extract<RecordFilter, { kind: 'choice' }>
  readonly conditions: Conditions
  readonly onChange: (changes: Conditions) => void
}

/** One of a few words, or of many with a search. */
export function ChoiceChip({ filter, conditions, onChange }: ChoiceChipProps) {
  const { list } = useKitTexts()
  const [search, setSearch] = useState('')
  const { name, label, options } = filter
  const chosen = conditions[name] ?? ''
  const word = options.find(({ value }) => value === chosen)?.label ?? chosen
  const isFound = (text: string) => text.toLowerCase().includes(search.trim().toLowerCase())
  const found = options.filter((option) => isFound(option.label))
  const choose = (value: string, close: () => void) => {
    onChange({ [name]: value })
    close()
  }
  return (
    <Chip
      label={label}
      value={word}
      onClear={() => onChange({ [name]: '' })}
      onOpen={() => {
        setSearch('')
        filter.onOpen?.()
      }}
    >
      {(close) => (
        <div className={styles.choice}>
          {options.length >= many && (
            <Input
              type="search"
              aria-label={`${list.find} ${label}`}
              placeholder={list.find}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              onPressEnter={() => {
                if (search.trim() && found[0]) choose(found[0].value, close)
              }}
            />
          )}
          <div role="listbox" aria-label={label} className={styles.options}>
            {found.map((option) => (
              <Button
                key={option.value}
                type="text"
                role="option"
                aria-selected={option.value === chosen}
                className={styles.option ?? ''}
                {...(option.value === chosen ? { color: 'primary', variant: 'filled' } : {})}
                onClick={() => choose(option.value, close)}
              >
                <span className={styles.words}>{option.label}</span>
              </Button>
            ))}
          </div>
          {found.length === 0 && search.trim() && (
            <Typography.Text type="secondary" role="status">
              {list.nothingFound}
            </Typography.Text>
          )}
        </div>
      )}
    </Chip>
  )
}
