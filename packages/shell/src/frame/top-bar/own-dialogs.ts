import { create } from 'zustand'

/** The dialogs about the user's own matters; the top bar shows them, whoever asks for one. */
interface OwnDialogs {
  readonly open: 'password' | 'position' | undefined
  asked: (dialog: 'password' | 'position') => void
  closed: () => void
}

export const useOwnDialogs = create<OwnDialogs>()((set) => ({
  open: undefined,
  asked: (dialog) => set({ open: dialog }),
  closed: () => set({ open: undefined }),
}))
