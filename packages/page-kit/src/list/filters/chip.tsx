import { CloseCircleFilled, DownOutlined } from '@ant-design/icons'
import { Button, theme } from 'antd'
import type { ReactNode } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'
import { PanelButton } from '../panel-button.tsx'

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
  const isSet = value !== ''
  return (
    <span style={{ position: 'relative', display: 'inline-flex', alignItems: 'center' }}>
      <PanelButton
        label={label}
        button={{
          style: {
            maxWidth: 280,
            ...(isSet
              ? {
                  borderColor: token.colorPrimary,
                  color: token.colorPrimaryText,
                  background: token.colorPrimaryBg,
                }
              : {}),
          },
          icon: isSet ? undefined : <DownOutlined aria-hidden style={{ fontSize: 10 }} />,
          iconPlacement: 'end',
          children: (
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {isSet ? `${label}${list.colon}${value}` : label}
            </span>
          ),
        }}
        onOpen={onOpen}
      >
        {children}
      </PanelButton>
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
