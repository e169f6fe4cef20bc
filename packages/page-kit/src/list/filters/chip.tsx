import { CloseCircleFilled, DownOutlined } from '@ant-design/icons'
import { Button, Popover, theme } from 'antd'
import { type ReactNode, useState } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'

interface ChipProps {
  readonly label: string
  /** The selection in words; empty for all. */
  readonly value: string
  readonly onClear: () => void
  readonly onOpen?: (() => void) | undefined
  readonly children: (close: () => void) => ReactNode
}

/** A condition as a small button that shows the selection and opens the choice below itself. */
export function Chip({ label, value, onClear, onOpen, children }: ChipProps) {
  const { list } = useKitTexts()
  const { token } = theme.useToken()
  const [isOpen, setOpen] = useState(false)
  // Popups cost each page that has them: this one is created at the first click.
  const [wasOpened, setOpened] = useState(false)
  const isSet = value !== ''
  const button = (
    <Button
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      style={{
        maxWidth: 280,
        ...(isSet
          ? {
              borderColor: token.colorPrimary,
              color: token.colorPrimaryText,
              background: token.colorPrimaryBg,
            }
          : {}),
      }}
      onClick={() => {
        setOpened(true)
        setOpen(!isOpen)
        if (!isOpen) onOpen?.()
      }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {isSet ? `${label}${list.colon}${value}` : label}
      </span>
      {!isSet && <DownOutlined aria-hidden style={{ fontSize: 10 }} />}
    </Button>
  )
  return (
    <span style={{ position: 'relative', display: 'inline-flex', alignItems: 'center' }}>
      {wasOpened ? (
        <Popover
          open={isOpen}
          onOpenChange={(wanted) => {
            if (!wanted) setOpen(false)
          }}
          trigger="click"
          placement="bottomLeft"
          arrow={false}
          content={children(() => setOpen(false))}
        >
          {button}
        </Popover>
      ) : (
        button
      )}
      {isSet && (
        <Button
          type="text"
          size="small"
          aria-label={`${list.clear} ${label}`}
          icon={<CloseCircleFilled style={{ color: token.colorTextSecondary }} />}
          onClick={onClear}
        />
      )}
    </span>
  )
}
