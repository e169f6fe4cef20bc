// A page of a team of its own, made with antd by the rules of docs/sub-apps.md: everything of antd that opens over a page.
import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { antdLook, antdPrimary } from '@portal/sub-app-sdk/look/antd-look'
import { idPrefix, PortalContext, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { startSubApp } from '@portal/sub-app-sdk/start'
import { App, theme as antdTheme, ConfigProvider } from 'antd'
import { createElement as h, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { PopupPage } from './popup-page.ts'

function Look({ children }: { readonly children?: ReactNode }) {
  const { colors, theme, size } = usePortalSnapshot()
  const { token, components } = antdLook(colors)
  const scheme = theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm
  return h(
    ConfigProvider,
    {
      prefixCls: 'popups',
      iconPrefixCls: 'popups-icon',
      componentSize: size,
      theme: {
        cssVar: { key: 'popups-variables' },
        algorithm: [scheme, antdPrimary(colors)],
        token: { ...token, colorPrimary: colors.primary },
        components,
      },
    },
    h(App, {}, children),
  )
}

const page = (bridge: PortalBridge) => h(PortalContext, { value: bridge }, h(Look, {}, h(PopupPage)))

startSubApp((container, bridge) => {
  const place = container.querySelector<HTMLElement>('.page-root') ?? container
  const root = createRoot(place, { identifierPrefix: idPrefix(bridge) })
  root.render(page(bridge))
  return () => root.unmount()
})
