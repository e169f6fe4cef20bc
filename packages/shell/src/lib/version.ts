import { version as ofPackage } from '../../package.json'

/** Version of the portal. */
export const version: string = ofPackage
