import { Flex, Typography, theme } from 'antd'
import type { ReactNode } from 'react'

interface DoneStateProps {
  readonly title: string
  readonly text: string
  /** Where to go from here; the main one first. */
  readonly actions: ReactNode
}

/** Confirms an action, with links to continue. */
export function DoneState({ title, text, actions }: DoneStateProps) {
  const { token } = theme.useToken()
  return (
    <Flex vertical align="center" gap={12} style={{ padding: '24px 16px', textAlign: 'center' }}>
      <svg viewBox="0 0 48 48" width="56" height="56" fill="none" aria-hidden="true">
        <circle cx="24" cy="24" r="24" fill={token.colorSuccessBg} />
        <path
          d="M15 24.5l6.5 6.5L33 19"
          stroke={token.colorSuccess}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Typography.Text strong style={{ fontSize: token.fontSizeHeading4 }}>
        {title}
      </Typography.Text>
      <Typography.Text type="secondary">{text}</Typography.Text>
      <Flex wrap justify="center" gap={8} style={{ marginTop: 8 }}>
        {actions}
      </Flex>
    </Flex>
  )
}
