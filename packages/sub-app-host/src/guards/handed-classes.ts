/** The objects of the browser that a sub-app has substitutes for: its document, window and storages. */
const realObjects = new WeakMap<object, object>()

/** From now on, classes of the browser that a page is handed take `substitute` for the real object. */
export const registerSubstitute = (substitute: object, real: object): void =>
  void realObjects.set(substitute, real)

const realOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (realObjects.get(value) ?? value) : value

type Constructor = new (...args: never[]) => object

/** The same class for options that contain a sub-app's document, window or storage. */
export const acceptingOptions = <Type extends Constructor>(type: Type, names: readonly string[]): Type =>
  new Proxy(type, {
    construct(target, args: unknown[], newTarget) {
      const [first, options, ...others] = args
      const isObject = typeof options === 'object' && options !== null
      if (
        !isObject ||
        !names.some((name) => realOf(Reflect.get(options, name)) !== Reflect.get(options, name))
      )
        return Reflect.construct(target, args, newTarget)
      // Read on request: options may be another event, which has them on its prototype.
      const real = new Proxy({}, { get: (_, name) => realOf(Reflect.get(options, name)) })
      return Reflect.construct(target, [first, real, ...others], newTarget)
    },
  })

const eventTypes = [
  ...['UIEvent', 'MouseEvent', 'PointerEvent', 'DragEvent', 'WheelEvent', 'TouchEvent'],
  ...['KeyboardEvent', 'InputEvent', 'CompositionEvent', 'FocusEvent', 'StorageEvent'],
]

/** The classes of events that a script can create with its window, document or storage (VueUse), by name. */
export const eventClasses = (): Readonly<Record<string, Constructor>> =>
  Object.fromEntries(
    eventTypes.flatMap((name) => {
      const type: unknown = Reflect.get(window, name)
      return typeof type === 'function'
        ? [[name, acceptingOptions(type as Constructor, ['view', 'relatedTarget', 'storageArea'])]] // a class of the browser
        : []
    }),
  )

/**
 * The browser's classes of these names, each wrapped by `guard`; a browser may lack some.
 * @param surroundings a window with the classes
 */
export function guardedClasses<Name extends string, Class>(
  names: readonly Name[],
  surroundings: object,
  guard: (original: Class) => Class,
): Readonly<Partial<Record<Name, Class>>> {
  const classes: Partial<Record<Name, Class>> = {}
  for (const name of names) {
    const original: unknown = Reflect.get(surroundings, name)
    // A function of this name in a window is the browser's class.
    if (typeof original === 'function') classes[name] = guard(original as Class)
  }
  return classes
}
