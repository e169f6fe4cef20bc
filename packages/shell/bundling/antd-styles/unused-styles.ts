// What one component's styles take of another's; computed while building only, so that they needn't bring its stylesheet.
export const getMediaSize = undefined
export const prepareNotificationToken = undefined
export const sharedGenerateStyle = undefined
