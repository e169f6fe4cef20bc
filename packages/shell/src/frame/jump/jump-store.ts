import { create } from 'zustand'
import type { DashboardJump } from './dashboard-jump.ts'

interface JumpState {
  /** The jump that is under way: until it is over, nothing else is shown in its place. */
  readonly jump: DashboardJump | undefined
  readonly jumpAsked: (jump: DashboardJump) => void
  readonly jumpOver: () => void
}

export const useJump = create<JumpState>()((set) => ({
  jump: undefined,
  jumpAsked: (jump) => set({ jump }),
  jumpOver: () => set({ jump: undefined }),
}))
