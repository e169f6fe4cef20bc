import { SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Flex, Popover, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'
import { densities, type ListLook } from '../list-look.ts'

interface LookToolProps {
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly shown: readonly string[]
  readonly look: ListLook
  readonly onChange: (look: ListLook) => void
}

/** Which columns a list shows, and how high its rows are. */
export function LookTool({ columns, shown, look, onChange }: LookToolProps) {
  const { list } = useKitTexts()
  const [wasOpened, setOpened] = useState(false)
  const button = (
    <Button
      aria-label={list.look}
      title={list.look}
      icon={<SettingOutlined />}
      onClick={() => setOpened(true)}
    />
  )
  if (!wasOpened) return button
  const [first, ...others] = columns
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      defaultOpen
      content={
        <Flex vertical gap={12} style={{ width: 220 }}>
          <Typography.Text type="secondary">{list.density}</Typography.Text>
          <Segmented
            block
            aria-label={list.density}
            value={look.density}
            options={densities.map((value) => ({ value, label: list.densities[value] }))}
            onChange={(density) => onChange({ ...look, density })}
          />
          <Typography.Text type="secondary">{list.columns}</Typography.Text>
          <Flex vertical gap={8} style={{ maxHeight: 280, overflowY: 'auto' }}>
            {others.map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={shown.includes(key)}
                onChange={({ target }) =>
                  onChange({
                    ...look,
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
          </Flex>
        </Flex>
      }
    >
      {button}
    </Popover>
  )
}
