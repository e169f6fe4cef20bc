import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import { logError } from '../errors/collect-errors.ts'
import { useOpenFailureToast } from './use-open-failure-toast.ts'

interface PanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

interface LazyPanel<Name> {
  readonly panel: ReactNode
  readonly isOpen: boolean
  readonly open: (name: Name) => void
}

/** One panel at a time beside the page, each loaded on first use; a failed one shows a retry. */
export function useLazyPanel<Name extends string>(
  panels: Readonly<Record<Name, () => Promise<ComponentType<PanelProps>>>>,
): LazyPanel<Name> {
  const showOpenFailure = useOpenFailureToast()
  const [shown, setShown] = useState<{ readonly Panel: ComponentType<PanelProps>; readonly open: boolean }>()

  /** The one chosen last wins, not the one whose code arrives last. */
  const chosen = useRef<Name>(undefined)
  const open = (name: Name) => {
    chosen.current = name
    void panels[name]().then(
      (Panel) => {
        if (chosen.current === name) setShown({ Panel, open: true })
      },
      (error: unknown) => {
        logError(error, { origin: 'region', info: name })
        void showOpenFailure(error)
      },
    )
  }

  const panel = shown && (
    <Suspense>
      <shown.Panel open={shown.open} onClose={() => setShown((now) => now && { ...now, open: false })} />
    </Suspense>
  )
  return { panel, isOpen: shown?.open === true, open }
}
