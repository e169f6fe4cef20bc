import { Button, Flex, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useFormats } from '../../formats/formats.ts'
import { useKitTexts } from '../../texts/kit-texts.ts'
import styles from '../list.module.css'
import { type Conditions, inPart, isInPart, type RecordView, sameConditions } from '../list-model.ts'
import { PanelButton } from '../panel-button.tsx'

interface ViewBarProps {
  /** Rows of the whole list that match the conditions other than a view's. */
  readonly wholeCount: number | undefined
  readonly parts: readonly RecordView[]
  /** Views that the user has saved. */
  readonly saved: readonly RecordView[]
  readonly conditions: Conditions
  readonly onChoose: (conditions: Conditions) => void
  readonly onSave: (label: string) => void
  readonly onRemove: (view: RecordView) => void
}

/**
 * Views of a list with their sizes, and a way to save the current conditions as another one. A predefined view keeps
 * the other conditions; a saved view replaces them.
 */
export function ViewBar(props: ViewBarProps) {
  const { wholeCount, parts, saved, conditions, onChoose, onSave, onRemove } = props
  const { list } = useKitTexts()
  const { quantity } = useFormats()
  const whole: RecordView = { label: list.allView, conditions: {}, count: wholeCount }
  const ownParts = [whole, ...parts]
  const views = [...ownParts, ...saved]
  const savedOne = saved.find((view) => sameConditions(view.conditions, conditions))
  const currentPart = ownParts.find((part) => isInPart(conditions, parts, part.conditions))
  const current = views.findIndex((view) => view === (savedOne ?? currentPart))
  const isNothingToSave =
    savedOne !== undefined || ownParts.some((part) => sameConditions(part.conditions, conditions))
  const choose = (index: number) => {
    const view = views[index] ?? whole
    // Without predefined views, the whole list is the way out of a saved one.
    const isPart = parts.length > 0 && ownParts.includes(view)
    onChoose(isPart ? inPart(conditions, parts, view.conditions) : view.conditions)
  }
  return (
    <Flex wrap align="center" gap={8}>
      {views.length > 1 && (
        <div className={styles.views}>
          <Segmented
            aria-label={list.views}
            value={current}
            options={views.map((view, index) => ({
              value: index,
              label: (
                <>
                  {view.label}
                  {'count' in view && (
                    <span className={styles.count}>{view.count !== undefined && quantity(view.count)}</span>
                  )}
                </>
              ),
            }))}
            onChange={choose}
          />
        </div>
      )}
      {!isNothingToSave && <SaveView saved={saved} onSave={onSave} />}
      {savedOne && (
        <Button type="text" onClick={() => onRemove(savedOne)}>
          {list.removeView}
        </Button>
      )}
    </Flex>
  )
}

function SaveView({ saved, onSave }: Pick<ViewBarProps, 'saved' | 'onSave'>) {
  const { list } = useKitTexts()
  const [name, setName] = useState('')
  const label = name.trim()
  return (
    <PanelButton label={list.saveView} button={{ type: 'text', children: list.saveView }}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!label) return
            close()
            setName('')
            onSave(label)
          }}
        >
          <Flex gap={8}>
            <Input
              aria-label={list.viewName}
              placeholder={list.viewName}
              value={name}
              maxLength={20}
              onChange={(event) => setName(event.target.value)}
            />
            <Button htmlType="submit" type="primary" disabled={!label}>
              {saved.some((view) => view.label === label) ? list.replaceView : list.save}
            </Button>
          </Flex>
        </form>
      )}
    </PanelButton>
  )
}
