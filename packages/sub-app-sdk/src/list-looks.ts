/**
 * Where lists of sub-apps keep how each person wants them, in local storage: columns, density and saved views. The portal leaves it alone
 * when it clears everything else at a sign-out (assumed); nothing may be stored there but such preferences.
 */
export const listLooksName = 'RTM_listLooks'
