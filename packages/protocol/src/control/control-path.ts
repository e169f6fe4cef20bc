/** The whole control API is below this; a foreign web page never reaches it. */
export const controlPath = '/__portal'

/** Carries the token that the control API requires away from loopback. */
export const controlTokenHeader = 'x-portal-control-token'
