import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography, theme } from 'antd'
import { type ReactNode, useEffect } from 'react'

/** Pixels that fields and buttons are high at the portal's size. */
export function useControlHeight(): number {
  const { token } = theme.useToken()
  const { size } = usePortalSnapshot()
  return { small: token.controlHeightSM, medium: token.controlHeight, large: token.controlHeightLG }[size]
}

/** Wider lines are no longer read across. */
const widest = 1440

interface PageFrameProps {
  /** Names the tab, too, unless the menus do. */
  readonly title: string
  /** Whether a menu item leads to the page: its tab then has the name that the menus of the person give it. */
  readonly isNamedByMenu?: boolean
  /** Chips beside the title. */
  readonly state?: ReactNode
  /** One line below the title: what matters most about the record. */
  readonly meta?: ReactNode
  /** At the right: the main one last. */
  readonly actions?: ReactNode
  /** Whether the head stays in view while the page scrolls, for actions that are needed at any place. */
  readonly isHeadSticky?: boolean
  readonly children: ReactNode
}

/** The head of a page, the same everywhere, and its content. */
export function PageFrame({
  title,
  isNamedByMenu = false,
  state,
  meta,
  actions,
  isHeadSticky = false,
  children,
}: PageFrameProps) {
  const portal = usePortal()
  const { token } = theme.useToken()
  const controlHeight = useControlHeight()
  const tabTitle = isNamedByMenu ? '' : title
  useEffect(() => portal.setTabTitle(tabTitle), [portal, tabTitle])
  return (
    <Flex
      vertical
      gap={16}
      style={{ maxWidth: widest, marginInline: 'auto', padding: 'clamp(16px, 2vw, 24px)' }}
    >
      {/* As high without actions as with them, so that the heading does not move from page to page. */}
      <Flex
        wrap
        justify="space-between"
        align="center"
        gap={8}
        style={{
          minHeight: Math.max(controlHeight, 32),
          ...(isHeadSticky
            ? {
                position: 'sticky',
                top: 0,
                zIndex: 3,
                marginBlock: -8,
                paddingBlock: 8,
                background: token.colorBgLayout,
              }
            : {}),
        }}
      >
        <Flex vertical gap={4} style={{ minWidth: 0 }}>
          <Flex wrap align="center" gap={12}>
            <Typography.Title
              level={1}
              style={{ margin: 0, fontSize: token.fontSizeHeading3, lineHeight: '32px' }}
            >
              {title}
            </Typography.Title>
            {state}
          </Flex>
          {meta !== undefined && (
            <Typography.Text type="secondary" style={{ fontSize: 13 }}>
              {meta}
            </Typography.Text>
          )}
        </Flex>
        {actions !== undefined && (
          <Flex wrap gap={8}>
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Flex>
  )
}
