/** A set that can be iterated and doesn't keep its items in memory. */
export function iterableWeakSet<Item extends WeakKey>() {
  const all = new Set<WeakRef<Item>>()
  const refs = new WeakMap<Item, WeakRef<Item>>()
  const collected = new FinalizationRegistry<WeakRef<Item>>((ref) => all.delete(ref))
  const remove = (item: Item) => {
    const ref = refs.get(item)
    if (ref) all.delete(ref)
    refs.delete(item)
  }
  return {
    add(item: Item) {
      if (refs.has(item)) return
      const ref = new WeakRef(item)
      refs.set(item, ref)
      all.add(ref)
      collected.register(item, ref)
    },
    delete: remove,
    /** The remaining items; the set is empty afterwards. */
    takeAll(): Item[] {
      const items = [...all].flatMap((ref) => ref.deref() ?? [])
      items.forEach(remove)
      return items
    },
  }
}

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
