/**
 * Where lists of sub-apps store each user's preferences in local storage: columns, density and saved views. The
 * portal's sign-out keeps these (assumed), so only such preferences may be stored there.
 */
export const listLooksName = 'RTM_listLooks'
