import { type ComponentType, createElement, type ReactNode, Suspense, useRef, useState } from 'react'
import { logError } from '../errors/collect-errors.ts'
import { useOpenFailureToast } from './use-open-failure-toast.ts'

interface PanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Opens a panel, whose code is loaded on first use; its name is for the log of errors. */
export type OpenPanel<More = unknown> = (
  name: string,
  load: () => Promise<ComponentType<PanelProps & More>>,
) => void

interface LazyPanel<More> {
  readonly panel: ReactNode
  readonly isOpen: boolean
  readonly open: OpenPanel<More>
}

/** One panel at a time beside the page, with what all get; one that fails to load shows a retry. */
export function useLazyPanel<More extends object>(more: More): LazyPanel<More> {
  const showOpenFailure = useOpenFailureToast()
  const [shown, setShown] = useState<{
    readonly Panel: ComponentType<PanelProps & More>
    readonly open: boolean
  }>()

  /** The one chosen last wins, not the one whose code arrives last. */
  const chosen = useRef<string>(undefined)
  const open: OpenPanel<More> = (name, load) => {
    chosen.current = name
    void load().then(
      (Panel) => {
        if (chosen.current === name) setShown({ Panel, open: true })
      },
      (error: unknown) => {
        logError(error, { origin: 'region', info: name })
        void showOpenFailure(error)
      },
    )
  }

  const onClose = () => setShown((now) => now && { ...now, open: false })
  const panel = shown && (
    <Suspense>{createElement(shown.Panel, { ...more, open: shown.open, onClose })}</Suspense>
  )
  return { panel, isOpen: shown?.open === true, open }
}
