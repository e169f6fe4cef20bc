import { SettingOutlined } from '@ant-design/icons'
import { Checkbox, Segmented, Typography } from 'antd'
import { useKitTexts } from '../../texts/kit-texts.ts'
import styles from '../list.module.css'
import { densities, type ListLook } from '../list-look.ts'
import { PanelButton } from '../panel-button.tsx'

interface LookToolProps {
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly shown: readonly string[]
  readonly look: ListLook
  readonly onChange: (changes: Partial<ListLook>) => void
}

/** Which columns a list shows, and how high its rows are. */
export function LookTool({ columns, shown, look, onChange }: LookToolProps) {
  const { list } = useKitTexts()
  const [first, ...others] = columns
  return (
    <PanelButton
      label={list.look}
      button={{ 'aria-label': list.look, title: list.look, icon: <SettingOutlined /> }}
      side="Right"
    >
      {() => (
        <div className={styles.look}>
          <Typography.Text type="secondary">{list.density}</Typography.Text>
          <Segmented
            block
            aria-label={list.density}
            value={look.density}
            options={densities.map((value) => ({ value, label: list.densities[value] }))}
            onChange={(density) => onChange({ density })}
          />
          <Typography.Text type="secondary">{list.columns}</Typography.Text>
          <div className={styles.columns}>
            {others.map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={shown.includes(key)}
                onChange={({ target }) =>
                  onChange({
                    columns: columns
                      .map((column) => column.key)
                      .filter(
                        (one) => one === first?.key || (one === key ? target.checked : shown.includes(one)),
                      ),
                  })
                }
              >
                {title}
              </Checkbox>
            ))}
          </div>
        </div>
      )}
    </PanelButton>
  )
}
