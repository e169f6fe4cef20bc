/** Things to be ended one day, that nobody is kept from forgetting before. */
export function liveSet<Thing extends WeakKey>() {
  const all = new Set<WeakRef<Thing>>()
  const refs = new WeakMap<Thing, WeakRef<Thing>>()
  const forgotten = new FinalizationRegistry<WeakRef<Thing>>((ref) => all.delete(ref))
  const remove = (thing: Thing) => {
    const ref = refs.get(thing)
    if (ref) all.delete(ref)
    refs.delete(thing)
  }
  return {
    add(thing: Thing) {
      if (refs.has(thing)) return
      const ref = new WeakRef(thing)
      refs.set(thing, ref)
      all.add(ref)
      forgotten.register(thing, ref)
    },
    delete: remove,
    /** Those that are still there; the set is empty afterwards. */
    takeAll(): Thing[] {
      const things = [...all].flatMap((ref) => ref.deref() ?? [])
      things.forEach(remove)
      return things
    },
  }
}
