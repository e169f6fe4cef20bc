import { Button, Flex, Input, Popover, Segmented, theme } from 'antd'
import { useState } from 'react'
import { useFormats } from '../../formats/formats.ts'
import { useKitTexts } from '../../texts/kit-texts.ts'
import { type Conditions, type RecordView, sameConditions } from '../list-model.ts'

interface ViewBarProps {
  /** The first one is the whole list. */
  readonly views: readonly RecordView[]
  /** Labels of those that the person has saved. */
  readonly saved: readonly string[]
  readonly conditions: Conditions
  readonly onChoose: (conditions: Conditions) => void
  readonly onSave: (label: string) => void
  readonly onRemove: (label: string) => void
}

/** Parts of a list with their sizes, and a way to save the conditions of the moment as another one. */
export function ViewBar({ views, saved, conditions, onChoose, onSave, onRemove }: ViewBarProps) {
  const { list } = useKitTexts()
  const { quantity } = useFormats()
  const { token } = theme.useToken()
  const current = views.findIndex((view) => sameConditions(view.conditions, conditions))
  const label = views[current]?.label ?? ''
  return (
    <Flex wrap align="center" gap={8}>
      {views.length > 1 && (
        <div style={{ overflowX: 'auto', maxWidth: '100%' }}>
          <Segmented
            aria-label={list.views}
            value={current}
            options={views.map((view, index) => ({
              value: index,
              label: (
                <>
                  {view.label}
                  {/* Its room is there before the number, which comes later. */}
                  {'count' in view && (
                    <span
                      style={{
                        display: 'inline-block',
                        minWidth: '2ch',
                        marginInlineStart: 6,
                        textAlign: 'start',
                        color: token.colorTextSecondary,
                      }}
                    >
                      {view.count !== undefined && quantity(view.count)}
                    </span>
                  )}
                </>
              ),
            }))}
            onChange={(index) => onChoose(views[index]?.conditions ?? {})}
          />
        </div>
      )}
      {current === -1 && <SaveView onSave={onSave} />}
      {saved.includes(label) && (
        <Button type="text" onClick={() => onRemove(label)}>
          {list.removeView}
        </Button>
      )}
    </Flex>
  )
}

function SaveView({ onSave }: Pick<ViewBarProps, 'onSave'>) {
  const { list } = useKitTexts()
  const [wasOpened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const button = (
    <Button type="text" onClick={() => setOpened(true)}>
      {list.saveView}
    </Button>
  )
  if (!wasOpened) return button
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      defaultOpen
      content={
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) onSave(name.trim())
          }}
        >
          <Flex gap={8}>
            <Input
              autoFocus
              aria-label={list.viewName}
              placeholder={list.viewName}
              value={name}
              maxLength={20}
              onChange={(event) => setName(event.target.value)}
            />
            <Button htmlType="submit" type="primary" disabled={!name.trim()}>
              {list.save}
            </Button>
          </Flex>
        </form>
      }
    >
      {button}
    </Popover>
  )
}
