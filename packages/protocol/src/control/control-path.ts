/** The whole control API is below this; a foreign web page never reaches it. */
export const controlPath = '/__portal'

/** Carries the token that the control API requires away from loopback. */
export const controlTokenHeader = 'x-portal-control-token'

/** Requested by browsers in a training world. Separate from the schemas, which pages of the portal don't need. */
export const trainingPath = `${controlPath}/training`
