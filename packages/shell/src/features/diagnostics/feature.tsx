import { ToolOutlined, WarningOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useErrorLog } from '../../lib/errors/error-log.ts'
import type { Feature, Tool } from '../../lib/feature.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { CountBadge } from '../../lib/ui/count-badge.tsx'

const loadErrorLog = () =>
  withTexts('error-log', import('./error-log/error-log-drawer.tsx')).then((module) => module.ErrorLogDrawer)
const loadDebug = () =>
  withTexts('debug', import('./debug/debug-drawer.tsx')).then((module) => module.DebugDrawer)

/** Debug information and the error log (specification §2). */
export const diagnostics: Feature = {
  useTools(open) {
    const { t } = useTranslation('tools')
    const errors = useErrorLog((log) => log.entries.length)
    const debug: Tool = {
      key: 'debug',
      label: t('debug'),
      icon: <ToolOutlined aria-hidden />,
      use: () => open('debug', loadDebug),
    }
    const errorLog: Tool = {
      key: 'errorLog',
      label: t('errorLog', { count: errors }),
      icon: (
        // A dot: the button's name has the number.
        <CountBadge count="some">
          <WarningOutlined aria-hidden />
        </CountBadge>
      ),
      isMarked: true,
      use: () => open('errorLog', loadErrorLog),
    }
    return [...(getConfig().environment === 'test' ? [debug] : []), ...(errors > 0 ? [errorLog] : [])]
  },
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    debug: typeof import('./locales/en/debug.json')
    'error-log': typeof import('./locales/en/error-log.json')
  }
}
