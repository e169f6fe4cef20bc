/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} startMs
 * @property {import('./measure.mjs').Figures} figures
 */

const whole = (/** @type {number} */ number) => Math.round(number).toLocaleString('en')

/** @param {readonly Result[]} results @param {number} bare requests per second of bare Fastify @returns {string} Markdown */
export const caseTable = (results, bare) =>
  table(
    [
      '',
      'requests/s',
      'of bare Fastify',
      'p99 ms',
      'CPU µs/request',
      'start ms',
      'memory after MB',
      'answer bytes',
    ],
    results.map(({ name, startMs, figures }) => [
      name,
      whole(figures.perSecond),
      (figures.perSecond / bare).toFixed(2),
      whole(figures.p99),
      whole(figures.cpuMicroseconds),
      whole(startMs),
      whole(figures.rssBytes / 2 ** 20),
      whole(figures.bytes),
    ]),
  )

/**
 * @param {import('./moments.mjs').Moments} moments
 * @param {import('./measure.mjs').Figures} afterLongRun
 * @param {number} requests of the long run
 * @returns {string} Markdown
 */
export const momentTable = ({ startMs, newWorldMs, restoreMs }, afterLongRun, requests) =>
  table(
    ['', 'measured', 'aim'],
    [
      ['server ready, warm', `${whole(startMs)} ms`, '300 ms'],
      ['world from template', `${newWorldMs.toFixed(1)} ms`, '10 ms'],
      ['restore', `${restoreMs.toFixed(1)} ms`, '10 ms'],
      [
        `memory after ${whole(requests)} requests, journal on`,
        `${whole(afterLongRun.rssBytes / 2 ** 20)} MB`,
        '200 MB',
      ],
    ],
  )

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
