/**
 * The browser's classes of these names as a sub-app gets them, each `guarded`; a browser may lack some.
 * @param surroundings what has them, a window
 */
export function guardedClasses<Name extends string, Class>(
  names: readonly Name[],
  surroundings: object,
  guarded: (original: Class) => Class,
): Readonly<Partial<Record<Name, Class>>> {
  const classes: Partial<Record<Name, Class>> = {}
  for (const name of names) {
    const original: unknown = Reflect.get(surroundings, name)
    // Each is what the browser's own documentation of that name says.
    if (typeof original === 'function') classes[name] = guarded(original as Class)
  }
  return classes
}
