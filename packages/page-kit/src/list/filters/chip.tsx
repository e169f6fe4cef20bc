import { CloseCircleFilled, DownOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useKitTexts } from '../../texts/kit-texts.ts'
import { PanelButton } from '../panel-button.tsx'
import styles from './filters.module.css'

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
  const isSet = value !== ''
  return (
    <span className={styles.chip}>
      <PanelButton
        label={label}
        button={{
          className: `${styles.button} ${isSet ? styles.set : ''}`,
          icon: isSet ? undefined : <DownOutlined aria-hidden className={styles.arrow} />,
          iconPlacement: 'end',
          children: <span className={styles.words}>{isSet ? `${label}${list.colon}${value}` : label}</span>,
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
          icon={<CloseCircleFilled className={styles.cross} />}
          onClick={onClear}
        />
      )}
    </span>
  )
}
