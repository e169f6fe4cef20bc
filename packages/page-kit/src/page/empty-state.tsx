import { Flex, Typography } from 'antd'
import type { ReactNode } from 'react'
import { TilePattern } from './tile-pattern.tsx'

interface EmptyStateProps {
  /** What there is none of, as a sentence. */
  readonly text: string
  /** What can be done about it, e.g. a button. */
  readonly action?: ReactNode
}

/** Shown in place of data where there is none. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Flex vertical align="center" gap={16} style={{ padding: '40px 16px' }}>
      <TilePattern />
      <Typography.Text type="secondary">{text}</Typography.Text>
      {action}
    </Flex>
  )
}
