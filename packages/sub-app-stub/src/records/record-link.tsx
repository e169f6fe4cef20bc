import { Button } from 'antd'
import type { ReactNode } from 'react'

interface RecordLinkProps {
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** The name of a record, as a link. */
export const RecordLink = ({ onOpen, children }: RecordLinkProps) => (
  <Button
    type="link"
    style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
    onClick={onOpen}
  >
    {children}
  </Button>
)
