/** @typedef {{ name: string, seconds: number } & import('./reports.mjs').Report} Result of one kind of tests */

const longestList = 10

/**
 * What a run came to: a table of the kinds, what took longest, what passed only when repeated or did not run, its time
 * beside that of the budget, and the line of totals.
 * @param {Result[]} results
 * @param {{ seconds: number, aim: number }} [whole] the whole run and what it should take at most on two quiet cores
 */
export function summaryOf(results, whole) {
  const rows = results.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    passed,
    failed,
    skipped,
    seconds.toFixed(0),
  ])
  const table = [['', 'passed', 'failed', 'skipped', 'seconds'], ...rows].map(([name, ...numbers]) =>
    [String(name).padEnd(14), ...numbers.map((number) => String(number).padStart(9))].join(''),
  )
  const slowest = results
    .flatMap(({ timings }) => timings)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, longestList)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
  const repeated = results.flatMap((result) => result.repeated).map((name) => `  ${name}`)
  const notRun = results.flatMap((result) => (result.notRun ? [`  ${result.name}: ${result.notRun}`] : []))
  const total = (/** @type {'passed' | 'failed'} */ count) =>
    results.reduce((sum, result) => sum + result[count], 0)
  return [
    ...table,
    ...titled('What took longest:', slowest),
    ...titled('Passed when repeated:', repeated),
    ...titled('Not run:', notRun),
    ...(whole ? ['', `${whole.seconds.toFixed(0)} s in all, the budget is ${whole.aim} s`] : []),
    '',
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n')
}

/**
 * @param {string} title
 * @param {string[]} lines
 */
const titled = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : [])
