import type { App } from 'antd'
import { create } from 'zustand'

/** antd's dialogs, messages and notifications, which take the look and language of the portal. */
export type Dialogs = ReturnType<typeof App.useApp>

interface DialogsState {
  /** Undefined until their code has come. */
  readonly dialogs: Dialogs | undefined
}

export const useDialogHost = create<DialogsState>()(() => ({ dialogs: undefined }))

/** Resolves once dialogs can be shown. */
export const dialogsReady = (): Promise<Dialogs> =>
  new Promise((resolve) => {
    const { dialogs } = useDialogHost.getState()
    if (dialogs) return resolve(dialogs)
    const stop = useDialogHost.subscribe((now) => {
      if (!now.dialogs) return
      stop()
      resolve(now.dialogs)
    })
  })
