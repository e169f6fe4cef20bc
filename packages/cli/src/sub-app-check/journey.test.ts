import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readJourney } from './journey.ts'

it.each([
  ['export default async (page, root) => root.getByText("Open").click()', 'function'],
  ['export const journey = 1', 'has no default export that is a function'],
  ['export default (', 'could not be loaded'],
])('a file with %s is read', async (text, outcome) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-journey-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'journey.mjs')
  await writeFile(file, text)
  const read = readJourney(file).then(
    (journey) => typeof journey,
    (error: Error) => error.message,
  )
  expect(await read).toContain(outcome)
})
