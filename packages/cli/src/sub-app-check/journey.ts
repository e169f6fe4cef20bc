import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { Failure } from '../failure.ts'
import type { Facts, Moment, Run } from './compared-runs.ts'
import { distinctErrors, ownErrors, reasonOf } from './reported-errors.ts'
import { pressable, type SeenPage, settledFacts, viewport } from './seen-page.ts'

/**
 * What a team does with its page, as the default export of a file.
 * @param root the page with what it has put into the body, in whatever place it is
 */
export type Journey = (page: Page, root: Locator) => Promise<unknown>

/** @throws {Failure} for a file without a journey */
export async function readJourney(file: string): Promise<Journey> {
  const path = resolve(file)
  try {
    const { default: journey } = await import(pathToFileURL(path).href)
    if (typeof journey === 'function') return journey
  } catch (error) {
    throw new Failure(`${path} could not be loaded: ${reasonOf(error)}`)
  }
  throw new Failure(`${path} has no default export that is a function of a Playwright page and a locator.`)
}

/** A page that a journey goes through. */
export interface Visited extends SeenPage {
  readonly page: Page
  /** Uncaught errors of the window since it was opened. */
  readonly errors: () => readonly string[]
  /** Closes the tab that a step has opened; tells whether there was one. */
  readonly closeOther?: () => Promise<boolean>
}

/** Time that a button has to be pressed in: another element may be over it. */
const pressMs = 4000

/**
 * Goes through a page as it is opened: by the journey of its team, else by pressing some of its buttons.
 * @param like a run that needs no second picture of what is the same
 */
export async function travel(visited: Visited, journey?: Journey, like?: Run, presses = 2): Promise<Run> {
  const { page, frame, within } = visited
  const moments: Moment[] = []
  const { width, height } = viewport
  const look = async (when: string, outcome: Facts = {}) => {
    // Where it is over nothing that answers it.
    await page.mouse.move(width - 1, height - 1)
    const isElsewhere = await visited.closeOther?.()
    const seen = isElsewhere ? { 'another tab of the portal': '' } : await settledFacts(visited)
    const facts = { ...seen, ...outcome }
    const isKnown = JSON.stringify(like?.moments[moments.length]?.facts) === JSON.stringify(facts)
    const shot = isKnown ? undefined : page.screenshot({ type: 'jpeg', quality: 60 })
    const picture = await shot?.catch(() => undefined)
    moments.push({ when, facts, ...(picture && { picture }) })
  }
  await look('as it is opened')
  if (journey) {
    const failed = await journey(page, frame.locator(within)).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    )
    await look('after the journey', failed === undefined ? {} : { [`a journey that fails (${failed})`]: '' })
  } else {
    for (const [index, button] of (await pressable(visited, presses)).entries()) {
      // What the one before has opened.
      if (index > 0) await page.keyboard.press('Escape')
      const name = ((await button.textContent().catch(() => '')) ?? '').trim().slice(0, 30)
      const isPressed = await button.click({ timeout: pressMs }).then(
        () => true,
        () => false,
      )
      const outcome = isPressed ? {} : { 'a button that can’t be pressed': '' }
      await look(`after a press of ${name ? `“${name}”` : `button ${index + 1}`}`, outcome)
    }
  }
  return { moments, errors: distinctErrors(ownErrors(visited.errors())) }
}
