/** Codes of the lookup PROJECT_STAGE; assumed. */
export const projectStages = ['registered', 'review', 'bidding', 'signed'] as const

/** Codes of the lookup CONTRACT_STATUS; assumed. `waiting` is a contract that waits to be registered, `upcoming` one whose term has not begun. */
export const contractStatuses = ['waiting', 'upcoming', 'effective', 'completed', 'terminated'] as const
