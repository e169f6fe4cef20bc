import { afterEach, expect, it, vi } from 'vitest'
import { endGuardedInstances, guardedInstance } from '../testing/guarded-document.ts'

afterEach(endGuardedInstances)

// The rest is tested in a browser (`page-of-its-own-document.spec.ts`): this document supports custom elements only
// partly.

type Instance = ReturnType<typeof guardedInstance>

let names = 0
const newName = () => {
  names += 1
  return `own-card-${names}`
}

/** Defines an element that shows its instance and follows its attribute. */
function defineCard({ registry, HTMLElement: Base }: Instance, name: string, text: string) {
  const heard: string[] = []
  class Card extends Base {
    static readonly observedAttributes = ['tone']
    readonly says = text
    connectedCallback() {
      heard.push('connected')
    }
    attributeChangedCallback(attribute: string, _before: string | null, now: string | null) {
      heard.push(`${attribute} ${now}`)
    }
  }
  registry.define(name, Card)
  return { Card, heard }
}

it('each instance has its own definition of a name, and the elements of its page have that', () => {
  const name = newName()
  const [one, two] = [guardedInstance(), guardedInstance()]
  const [first, second] = [defineCard(one, name, 'first'), defineCard(two, name, 'second')]
  expect([one.registry.get(name), two.registry.get(name)]).toEqual([first.Card, second.Card])
  const made = two.document.createElement(name)
  expect(made).toBeInstanceOf(second.Card)
  expect(made).toHaveProperty('says', 'second')
})

it('an element that comes as HTML becomes one of the page that it is in', () => {
  const name = newName()
  const [one, two] = [guardedInstance(), guardedInstance()]
  defineCard(one, name, 'first')
  two.container.innerHTML = `<${name} tone="cold"></${name}>`
  const element = two.container.firstElementChild
  expect(element).not.toHaveProperty('says')
  const { heard } = defineCard(two, name, 'second')
  expect(element).toHaveProperty('says', 'second')
  expect(heard).toEqual(['tone cold', 'connected'])
})

it('a second definition by the same scripts changes nothing', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const name = newName()
  const instance = guardedInstance()
  const waiting = instance.registry.whenDefined(name)
  const { Card } = defineCard(instance, name, 'first')
  defineCard(instance, name, 'again')
  expect(instance.registry.get(name)).toBe(Card)
  expect(await waiting).toBe(Card)
  expect(info).toHaveBeenCalledOnce()
  info.mockRestore()
})

it('a definition that a sub-app wraps is wrapped for its page alone, by the original', () => {
  const [one, two] = [guardedInstance(), guardedInstance()]
  const seen: string[] = []
  const { define } = one.registry
  one.registry.define = (name, ...others) => {
    seen.push(name)
    if (!one.registry.get(name)) define.call(one.registry, name, ...others)
  }
  const [first, second] = [newName(), newName()]
  const { Card } = defineCard(one, first, 'first')
  defineCard(two, second, 'second')
  expect([one.registry.get(first), seen]).toEqual([Card, [first]])
  expect(Object.hasOwn(customElements, 'define')).toBe(false)
})

it('observed attributes may be any list', () => {
  const name = newName()
  const [one, two] = [guardedInstance(), guardedInstance()]
  defineCard(one, name, 'first')
  two.container.innerHTML = `<${name} tone="cold"></${name}>`
  const heard: unknown[] = []
  class Card extends two.HTMLElement {
    static readonly observedAttributes = new Set(['tone'])
    attributeChangedCallback(...args: unknown[]) {
      heard.push(args[2])
    }
  }
  Reflect.apply(two.registry.define, two.registry, [name, Card])
  expect(heard).toEqual(['cold'])
})
