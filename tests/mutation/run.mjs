// Breaks places of the code one at a time and looks whether a test notices: `npm run mutation`. The places are drawn by a seed;
// the unit tests that reach the file run first, then the journeys of its area. Prints a table; ends with 1 below nine of ten.
// `-- --count 10 --seed 2 --area tabs` for less, others, one area; `--units` without the journeys.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runNode } from '../../scripts/prepare/run.mjs'
import { root } from '../../scripts/prepare/workspace.mjs'
import { areas } from './areas.mjs'
import { draw } from './draw.mjs'
import { unitTests } from './unit-tests.mjs'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    units: { type: 'boolean', default: false },
  },
})

/** @param {string} area */
const journeys = (area) =>
  runNode([
    join(root, 'scripts/test.mjs'),
    'browser',
    '--project=chromium',
    '--max-failures=1',
    '--retries=0',
    '--grep',
    `@${area}`,
  ])

/** The title of the first test that failed, in the words of its runner. @param {string} output */
const failedTest = (output) =>
  stripVTControlCharacters(output)
    .match(/^ *(?:FAIL|\d+\)) +(.+)$/m)?.[1]
    ?.trim() ?? 'the run itself failed'

/** @param {import('./draw.mjs').Place} place @returns {Promise<string | undefined>} the test that noticed */
async function noticedBy({ file, area, code, start, end, text }) {
  const path = join(root, file)
  const breakIt = () => writeFileSync(path, code.slice(0, start) + text + code.slice(end))
  const mend = () => writeFileSync(path, code)
  const unit = await units.noticedBy(file, { breakIt, mend })
  if (unit !== undefined || values.units) return unit
  try {
    breakIt()
    const journey = await journeys(area)
    return journey.code === 0 ? undefined : failedTest(journey.output)
  } finally {
    mend()
  }
}

const places = draw(
  values.area ? [values.area] : Object.keys(areas),
  Number(values.count),
  Number(values.seed),
)
const units = await unitTests()
let survivors = 0
for (const [index, place] of places.entries()) {
  const noticed = await noticedBy(place)
  if (noticed === undefined) survivors++
  const change = `${place.before.slice(0, 60)} → ${place.text.slice(0, 60)}`.replaceAll(/\s+/g, ' ')
  process.stdout.write(
    `${index + 1}\t${place.area}\t${place.file}:${place.line}\t${change}\t${noticed ?? 'SURVIVED'}\n`,
  )
}
await units.close()
process.stdout.write(`\n${places.length - survivors} of ${places.length} were noticed\n`)
process.exitCode = survivors > places.length / 10 ? 1 : 0
