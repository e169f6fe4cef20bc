import type { SubAppName } from '@portal/protocol/systems'
import { getConfig } from './runtime-config.ts'

const subAppConfig = (app: SubAppName) => {
  const found = getConfig().subApps[app]
  if (found === undefined) throw new RangeError(`The installation has no sub-app ${app}`)
  return found
}

/**
 * Where a sub-app is loaded from.
 * @throws {RangeError} if the installation doesn't have it
 */
export const subAppEntry = (app: SubAppName): string => subAppConfig(app).entry

type SubAppHost = 'qiankun' | 'iframe'

/** Without `@scope` a browser can't keep the styles of a page within it, so that each page gets a window of its own. */
export const hostOf = ({ host = 'qiankun' }: { readonly host?: SubAppHost | undefined }): SubAppHost =>
  'CSSScopeRule' in window ? host : 'iframe'

/**
 * What hosts the pages of a sub-app.
 * @param link goes before its configuration
 * @throws {RangeError} if the installation doesn't have it
 */
export const subAppHost = (app: SubAppName, link?: { readonly host?: SubAppHost | undefined }): SubAppHost =>
  hostOf(link?.host ? link : subAppConfig(app))

/**
 * The browser permissions of a sub-app's pages in an iframe.
 * @throws {RangeError} if the installation doesn't have it
 */
export const subAppPermissions = (app: SubAppName): readonly string[] => subAppConfig(app).allow ?? []

/**
 * Names of cookies and stored values that a sub-app has for itself.
 * @throws {RangeError} if the installation doesn't have it
 */
export const subAppOwnNames = (app: SubAppName): readonly string[] => subAppConfig(app).ownNames ?? []
