import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logError } from '../../error-log/collect-errors.ts'
import { showToast } from '../../feedback/toasts.ts'

interface PanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The panels come when they are first asked for. */
const panels = {
  settings: () =>
    import('../../features/settings/settings-drawer.tsx').then((module) => module.SettingsDrawer),
  errorLog: () =>
    import('../../features/error-log/error-log-drawer.tsx').then((module) => module.ErrorLogDrawer),
  debug: () => import('./debug-panel.tsx').then((module) => module.DebugPanel),
} satisfies Readonly<Record<string, () => Promise<ComponentType<PanelProps>>>>

type PanelName = keyof typeof panels

/** One panel at a time beside the page; one that cannot be loaded says so and can be asked for again. */
export function useToolPanel(): { readonly panel: ReactNode; readonly open: (name: PanelName) => void } {
  const { t } = useTranslation('tools')
  const [shown, setShown] = useState<{ readonly Panel: ComponentType<PanelProps>; readonly open: boolean }>()

  const open = (name: PanelName) =>
    void panels[name]().then(
      (Panel) => setShown({ Panel, open: true }),
      (error: unknown) => {
        logError(error, { origin: 'region', info: name })
        showToast({ kind: 'error', text: t('panelFailed'), seconds: 5 })
      },
    )

  const panel = shown && (
    <Suspense>
      <shown.Panel open={shown.open} onClose={() => setShown({ ...shown, open: false })} />
    </Suspense>
  )
  return { panel, open }
}
