import { Button } from 'antd'
import type { ReactNode } from 'react'

interface RecordLinkProps {
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** What names a record, as the way to it. */
export const RecordLink = ({ onOpen, children }: RecordLinkProps) => (
  <Button
    type="link"
    style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
    onClick={onOpen}
  >
    {children}
  </Button>
)
