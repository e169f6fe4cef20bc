import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography, theme } from 'antd'
import { type ReactNode, useEffect } from 'react'

/** Pixels that fields and buttons are high at the portal's size. */
export function useControlHeight(): number {
  const { token } = theme.useToken()
  const { size } = usePortalSnapshot()
  return { small: token.controlHeightSM, medium: token.controlHeight, large: token.controlHeightLG }[size]
}

interface PageFrameProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Heading, actions and content of a page; its tab is named after it. */
export function PageFrame({ title, actions, children }: PageFrameProps) {
  const portal = usePortal()
  const { token } = theme.useToken()
  const controlHeight = useControlHeight()
  useEffect(() => portal.setTabTitle(title), [portal, title])
  return (
    <Flex vertical gap={16} style={{ padding: 'clamp(16px, 2vw, 24px)' }}>
      {/* As high without actions as with them, so that the heading stands still from page to page. */}
      <Flex wrap justify="space-between" align="center" gap={8} style={{ minHeight: controlHeight }}>
        <Typography.Title level={1} style={{ margin: 0, fontSize: token.fontSizeHeading4 }}>
          {title}
        </Typography.Title>
        {actions}
      </Flex>
      {children}
    </Flex>
  )
}
