/** How far a reset has come; each step holds what the next one needs, in memory only. */
export type ResetState =
  | { readonly step: 'account'; readonly userName: string; readonly error: unknown }
  | { readonly step: 'verification'; readonly userName: string; readonly maskedPhone: string }
  | { readonly step: 'newPassword'; readonly userName: string; readonly ticket: string }

export type ResetStep = ResetState['step']

/** In the order in which they are taken. */
export const resetSteps = ['account', 'verification', 'newPassword'] as const satisfies readonly ResetStep[]

/** The first step, perhaps again: with the name as it was typed and what led back, null for the user's own wish. */
export const accountStep = (userName = '', error: unknown = null): ResetState => ({
  step: 'account',
  userName,
  error,
})
