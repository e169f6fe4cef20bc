import { StyleProvider } from '@ant-design/cssinjs'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { PortalBridge, PortalSnapshot } from '@portal/sub-app-sdk/bridge'
import { antdLook, antdPrimary } from '@portal/sub-app-sdk/look/antd-look'
import { PortalContext, usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { App as AntdApp, theme as antdTheme, ConfigProvider, type ThemeConfig } from 'antd'
import enUS from 'antd/es/locale/en_US'
import esES from 'antd/es/locale/es_ES'
import jaJP from 'antd/es/locale/ja_JP'
import zhCN from 'antd/es/locale/zh_CN'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { DecisionKeeper } from './approvals/decision-keeper.tsx'
import { Identity, useIdentity } from './identity.ts'
import { UnsavedInputKeeper } from './page/unsaved-input.tsx'
import { AppRoutes } from './routes.tsx'
import { prerenderedStyle } from './styles/prerendered.ts'
import { variablePrefix } from './styles/prerendered-style.ts'
import { styleCache } from './styles/style-cache.ts'

const antdLocales = { en: enUS, zh: zhCN, es: esES, ja: jaJP }

const fontFamily =
  '-apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'

function themeOf(
  identity: SpecifiedSubApp,
  { theme, colors }: Pick<PortalSnapshot, 'theme' | 'colors'>,
): ThemeConfig {
  const { token, components } = antdLook(colors)
  return {
    // One name for the variables of all pages: by default antd creates a new one for each, with a style that stays.
    cssVar: { key: `${identity}-variables`, prefix: variablePrefix },
    algorithm: [theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, antdPrimary(colors)],
    token: { ...token, colorPrimary: colors.primary, fontFamily },
    components,
  }
}

/** Language, colours and size as the portal has them; class names of its own, so that no sub-app styles another. */
function Appearance({ children }: PropsWithChildren) {
  const identity = useIdentity()
  const { language, size, ...snapshot } = usePortalSnapshot()
  const [cache] = useState(() => styleCache(prerenderedStyle, identity))
  return (
    <StyleProvider cache={cache}>
      <ConfigProvider
        prefixCls={identity}
        iconPrefixCls={`${identity}-icon`}
        locale={antdLocales[language]}
        theme={themeOf(identity, snapshot)}
        componentSize={size}
        button={{ autoInsertSpace: false }}
      >
        <AntdApp>{children}</AntdApp>
      </ConfigProvider>
    </StyleProvider>
  )
}

/** Reports the page's path to the portal, and navigates when the portal asks. */
function RouteSync() {
  const portal = usePortal()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => portal.onRouteChange(pathname + search), [portal, pathname, search])
  useEffect(() => portal.on('routeRequested', (path) => void navigate(path)), [portal, navigate])
  return null
}

interface AppProps {
  readonly bridge: PortalBridge
  readonly identity: SpecifiedSubApp
}

/** One instance of a stand-in sub-app. The portal owns the address; inside is a memory router. */
export function App({ bridge, identity }: AppProps) {
  return (
    <PortalContext value={bridge}>
      <Identity value={identity}>
        <Appearance>
          <MemoryRouter initialEntries={[bridge.initialPath]}>
            <RouteSync />
            <UnsavedInputKeeper>
              <DecisionKeeper>
                <AppRoutes />
              </DecisionKeeper>
            </UnsavedInputKeeper>
          </MemoryRouter>
        </Appearance>
      </Identity>
    </PortalContext>
  )
}
