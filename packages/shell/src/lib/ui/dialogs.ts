import type { App } from 'antd'
import { create } from 'zustand'

/** antd's dialogs and messages, which take the look and language of the portal; its notifications stay out of the bundle. */
export type Dialogs = Omit<ReturnType<typeof App.useApp>, 'notification'>

/** z-index of the dialogs that settle a session: above all layers of antd, its notifications included. */
export const sessionLayer = 3_000

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
