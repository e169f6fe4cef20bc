import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Drawer, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useKitTexts } from '../texts/kit-texts.ts'

interface RecordDrawerProps {
  readonly title: string
  readonly children: ReactNode
  /** Undefined at the ends of the list. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onOpenTab: () => void
  readonly onClose: () => void
}

/** One record beside its list, which stays usable; the arrow keys go through the others. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { title, children, onPrevious, onNext, onOpenTab, onClose } = props
  const { list } = useKitTexts()
  return (
    <Drawer
      open
      mask={false}
      size={600}
      title={title}
      closable={{ 'aria-label': list.close }}
      onClose={onClose}
      keyboard
      extra={
        <Flex gap={4}>
          <Button
            type="text"
            aria-label={list.previous}
            title={list.previous}
            icon={<UpOutlined />}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <Button
            type="text"
            aria-label={list.next}
            title={list.next}
            icon={<DownOutlined />}
            disabled={!onNext}
            onClick={onNext}
          />
          <Button type="primary" onClick={onOpenTab}>
            {list.openTab}
          </Button>
        </Flex>
      }
      onKeyDown={(event) => {
        const step = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key]
        if (!step) return
        event.preventDefault()
        step()
      }}
    >
      {children}
    </Drawer>
  )
}
