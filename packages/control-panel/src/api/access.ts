import type { Refusal } from '@portal/protocol/control/refusals'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

interface Access {
  readonly token: string
  /** Why the server refuses this browser; undefined as long as it does not. */
  readonly refusal: Refusal | undefined
  tokenEntered(token: string): void
  refused(refusal: Refusal): void
}

/** The token of a server beyond this machine, kept for this tab alone. */
export const useAccess = create<Access>()(
  persist(
    (set) => ({
      token: '',
      refusal: undefined,
      tokenEntered: (token) => set({ token, refusal: undefined }),
      refused: (refusal) => set({ refusal }),
    }),
    {
      name: 'portal-control-token',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ token }) => ({ token }),
    },
  ),
)
