import { expect, type Locator, type Page } from '@playwright/test'
import { animationsEnded } from '../../e2e/support/accessibility.ts'
import type { Host } from './hosts.ts'
import type { Library } from './libraries.ts'

/** What can be seen of a page, by what was looked at. */
export type Facts = Readonly<Record<string, string>>

const looked = [
  'color',
  'backgroundColor',
  'fontSize',
  'position',
  'display',
  'paddingTop',
  'paddingLeft',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxShadow',
] as const

/** For what may not come at all, which is a fact as well. */
const timeout = 3000

/** How an element looks, once nothing fades any more. */
async function look(element: Locator): Promise<string> {
  try {
    await element.waitFor({ timeout })
  } catch {
    return 'not to be seen'
  }
  const frame = await (await element.elementHandle())?.ownerFrame()
  await animationsEnded(frame ?? element.page())
  return element.evaluate((seen, names) => {
    const style = getComputedStyle(seen)
    const { height } = seen.getBoundingClientRect()
    return [...names.map((name) => `${name} ${style[name]}`), `height ${Math.round(height)}`].join(', ')
  }, looked)
}

async function attempt(action: Promise<unknown>): Promise<string> {
  return action.then(
    () => 'done',
    () => 'not possible',
  )
}

/** Presses what counts how often it was pressed. */
async function countOnce(place: Locator): Promise<string> {
  const count = place.locator('.count')
  const next = `Count ${Number((await count.textContent({ timeout }).catch(() => ''))?.slice(6)) + 1}`
  await attempt(count.click({ timeout }))
  return attempt(place.getByText(next, { exact: true }).waitFor({ timeout }))
}

const input = (place: Locator) => place.getByLabel('Name')
const typed = (place: Locator) =>
  input(place)
    .inputValue({ timeout })
    .catch(() => 'no field')

/** Another page may have left its own behind, hidden. */
const shownIn = (around: Locator, selector: string) =>
  around.locator(selector).filter({ visible: true }).first()

/** What a page looks like and answers when it has been opened. */
export async function factsOfPage(
  { page, place, around }: Pick<Host, 'page' | 'place' | 'around'>,
  { looks, popUp }: Library,
): Promise<Facts> {
  const facts: Record<string, string> = {}
  await page.mouse.move(0, 0)
  for (const selector of looks) facts[selector] = await look(place.locator(selector).first())
  facts['a press'] = await countOnce(place)
  if (popUp) {
    facts['opening the pop-up'] = await attempt(place.locator(popUp.opener).click({ timeout }))
    await page.mouse.move(0, 0)
    for (const selector of popUp.looks) facts[selector] = await look(shownIn(around, selector))
    facts['closing the pop-up'] = await attempt(shownIn(around, popUp.closer).click({ timeout }))
    facts['pop-up after it'] = await attempt(
      shownIn(around, popUp.looks[0]).waitFor({ state: 'hidden', timeout }),
    )
  }
  return facts
}

/** What pages leave there: elements, classes, a lock of scrolling, what is hidden from screen readers. */
const surroundings = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, ...document.body.children].map((element) => {
      const style = element instanceof HTMLElement ? element.style.cssText.split('; ').sort() : []
      const isInert = element instanceof HTMLElement && element.inert
      return [element.localName, element.className, ...style, element.ariaHidden, isInert].join(' ')
    }),
  )

async function factsOfOpening(host: Host, number: number, library: Library): Promise<Facts> {
  const opening = await attempt(host.open(number))
  if (opening !== 'done') return { opening }
  const text = await typed(host.place)
  // Without its field nothing of the page is drawn.
  if (text === 'no field') return { opening, 'typed text': text }
  return { opening, 'typed text': text, ...(await factsOfPage(host, library)) }
}

/** What a day with the page shows, by its moments. */
export async function factsOfDay(host: Host, library: Library): Promise<Readonly<Record<string, Facts>>> {
  const { place, page, around } = host
  const { popUp } = library
  const before = await surroundings(page)
  const openPopUp = async () => {
    if (popUp) await attempt(place.locator(popUp.opener).click({ timeout }))
  }
  const popUpLeft = async (): Promise<Facts> =>
    popUp
      ? { 'pop-up': await attempt(shownIn(around, popUp.looks[0]).waitFor({ state: 'hidden', timeout })) }
      : {}
  const first = await factsOfOpening(host, 1, library)
  const filling = { 'typed text': await attempt(input(place).fill('Foshan', { timeout })) }
  await host.show(undefined)
  await host.show(1)
  const shown = { 'typed text': await typed(place), 'a press': await countOnce(place) }
  const second = await factsOfOpening(host, 2, library)
  await openPopUp()
  await host.close(2)
  await host.show(1)
  const beside = {
    ...(await popUpLeft()),
    'typed text': await typed(place),
    'a press': await countOnce(place),
  }
  await host.close(1)
  const left = {
    'all around it': await attempt(expect.poll(() => surroundings(page), { timeout }).toEqual(before)),
  }
  const again = await factsOfOpening(host, 1, library)
  await openPopUp()
  await host.end()
  return {
    'when it is opened': first,
    'while it is filled in': filling,
    'when it is shown again': shown,
    'in a second tab': second,
    'after the second tab was closed': beside,
    'once it is closed': left,
    'when it is opened again': again,
    'at the end of the session': await popUpLeft(),
  }
}

/** What the field holds, where it is not what was typed into it. */
const textAt: Readonly<Record<string, string>> = {
  'when it is opened': '',
  'while it is filled in': 'done',
  'in a second tab': '',
  'when it is opened again': '',
}

/** Right is how the page looks alone, and that what is typed stays. */
export function wrongFacts(
  day: Readonly<Record<string, Facts>>,
  alone: Facts,
): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const [moment, facts] of Object.entries(day)) {
    for (const [about, fact] of Object.entries(facts)) {
      const right = about === 'typed text' ? (textAt[moment] ?? 'Foshan') : (alone[about] ?? 'done')
      if (fact !== right) wrong[`${about} ${moment}`] = `${fact}; alone: ${right}`
    }
  }
  return wrong
}
