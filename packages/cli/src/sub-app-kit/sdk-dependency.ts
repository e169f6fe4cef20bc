import { sdkDependency, sdkPackage } from './template.ts'

/**
 * Why a folder's `package.json` is not of a sub-app that has the SDK in its own folder, as the rest of a sentence that
 * begins with the file; undefined where it is.
 */
export function problemInManifest(text: string): string | undefined {
  const expected = `expected "${sdkPackage}": "${sdkDependency}" there, as portal sub-app create writes it`
  const found = dependencyIn(text)
  if (found === undefined) return `is no JSON object; ${expected}`
  if (found === null) return `names no dependency ${sdkPackage}; ${expected}`
  return isVendored(found) ? undefined : `takes ${sdkPackage} from ${JSON.stringify(found)}; ${expected}`
}

/** Package managers write the same folder in several ways. */
const isVendored = (found: unknown) =>
  typeof found === 'string' &&
  found.replace(/^(?:file|link):(?:\.\/)?/, 'file:').replace(/\/$/, '') === sdkDependency

/** Null where none is named; undefined for what is no manifest. */
function dependencyIn(text: string): unknown {
  const manifest = objectIn(text)
  if (!manifest) return undefined
  const named = [manifest.dependencies, manifest.devDependencies].map((one) =>
    isObject(one) ? one[sdkPackage] : null,
  )
  return named.find((one) => one !== undefined && one !== null) ?? null
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
