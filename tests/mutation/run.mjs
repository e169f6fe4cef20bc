// Breaks places of the code one at a time and looks whether a test notices: `npm run mutation`. The places are drawn by a seed;
// the unit tests that reach the file run first, then the journeys of its area. Prints a table; ends with 1 below nine of ten.
// `-- --count 10 --seed 2 --area tabs` for less, others, one area; `--units` without the journeys.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { runNode } from '../../scripts/prepare/run.mjs'
import { root, tool } from '../../scripts/prepare/workspace.mjs'
import { areas } from './areas.mjs'
import { draw } from './draw.mjs'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    units: { type: 'boolean', default: false },
  },
})

/** @param {string} file */
const unitTests = (file) =>
  runNode([
    tool('vitest/vitest.mjs'),
    ...['related', file, '--run', '--bail=1', '--reporter=dot', '--project=node', '--project=dom'],
    // Tests that start the command line wait until it was built from the changed source.
    '--testTimeout=120000',
  ])

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
  writeFileSync(path, code.slice(0, start) + text + code.slice(end))
  try {
    const units = await unitTests(file)
    if (units.code !== 0) return failedTest(units.output)
    if (values.units) return undefined
    const journey = await journeys(area)
    return journey.code === 0 ? undefined : failedTest(journey.output)
  } finally {
    writeFileSync(path, code)
  }
}

const places = draw(
  values.area ? [values.area] : Object.keys(areas),
  Number(values.count),
  Number(values.seed),
)
let survivors = 0
for (const [index, place] of places.entries()) {
  const noticed = await noticedBy(place)
  if (noticed === undefined) survivors++
  const change = `${place.before.slice(0, 60)} → ${place.text.slice(0, 60)}`.replaceAll(/\s+/g, ' ')
  process.stdout.write(
    `${index + 1}\t${place.area}\t${place.file}:${place.line}\t${change}\t${noticed ?? 'SURVIVED'}\n`,
  )
}
process.stdout.write(`\n${places.length - survivors} of ${places.length} were noticed\n`)
process.exitCode = survivors > places.length / 10 ? 1 : 0
