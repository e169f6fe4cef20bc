import { lifecyclesProperty } from '@portal/sub-app-sdk/connect'

/** Runs a script with `global` in place of the window. */
type Run = (global: object) => void

/**
 * Scripts that are compiled once for all instances, and may be so before anybody opens one: for a page of a million
 * letters that takes as long as drawing it.
 * @param names globals that scripts read directly, since nobody changes them
 */
export function createScriptRunner(names: readonly string[], fetchScript: (url: string) => Promise<string>) {
  const compiled = new Map<string, Promise<Run>>()

  /** Fetches and compiles the script once; rejects when it can't be had or is none, and then may be tried again. */
  return (url: string): Promise<Run> => {
    const known = compiled.get(url)
    if (known) return known
    const run = fetchScript(url).then((code) => compile(code, url, names))
    compiled.set(url, run)
    run.catch(() => compiled.delete(url))
    return run
  }
}

/** As the hosting library does it: what the script does not declare itself it finds in the global object. */
function compile(code: string, url: string, names: readonly string[]): Run {
  const known = names.length > 0 ? `const {${names.join(',')}}=this;` : ''
  // Nothing else runs code that was fetched as text; what comes after the text names it in stacks of errors.
  const run = new Function(`with(this){${known}${code}\n}\n//# sourceURL=${url}`)
  return (global) => run.call(global)
}

interface Lifecycles {
  readonly [name: string]: unknown
}

const areLifecycles = (value: unknown): value is Lifecycles =>
  value instanceof Object &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function')

/** Where a script has put its lifecycles in the global object that it was run with: where the SDK does, else the newest property. */
export function placeOfLifecycles(global: object, outside: object = window): PropertyKey | undefined {
  const holdsThem = (key: PropertyKey) =>
    !Reflect.has(outside, key) && areLifecycles(Reflect.get(global, key))
  // To list all properties of a window takes longer than all the rest of this.
  return holdsThem(lifecyclesProperty)
    ? lifecyclesProperty
    : Reflect.ownKeys(global).reverse().find(holdsThem)
}
