import { portalClassPrefixes } from '@portal/protocol/rules/portal-class-prefixes'

/** A name that may be a folder, a package and a class of CSS at once. */
const sensible = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const maxLength = 40
/** Devices of Windows, which refuses folders of their names. */
const device = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/

/** The error in a new sub-app's name, as the start of a sentence; undefined if valid. */
export function problemInName(name: string): string | undefined {
  if (name.length > maxLength) return `${name.length} characters are too many; ${maxLength} are the most`
  if (device.test(name)) return `${name} is the name of a device on Windows, where no folder may have it`
  const prefix = portalClassPrefixes.find((one) => name.startsWith(one))
  if (prefix)
    return `${name} would be a class of its styles, and classes that begin with ${prefix} are the portal's own`
  if (sensible.test(name)) return undefined
  return `${JSON.stringify(name)} is no name for a sub-app; ${expectedOf(name)}, such as spare-parts`
}

/** What the name lacks, not what it already has. */
function expectedOf(name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) return 'expected small letters, digits and hyphens'
  if (!/^[a-z]/.test(name)) return 'it must begin with a letter'
  return 'it may have no hyphen at its end, nor two on end'
}
