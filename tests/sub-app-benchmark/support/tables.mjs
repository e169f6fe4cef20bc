import { appNames } from './build.mjs'
import { columns, hosts } from './figures.mjs'

/** @typedef {import('./figures.mjs').Figures} Figures */
/** @typedef {import('./visit.mjs').Cost} Cost */

const names = /** @type {readonly (keyof typeof columns)[]} */ (Object.keys(columns))

/** @param {readonly (readonly string[])[]} rows */
const markdown = ([head = [], ...rows]) => {
  const rule = head.map((_cell, at) => (at === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const short = (/** @type {number} */ ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0))

/**
 * What each host takes, and how the portal's compares with the fastest of the others.
 * @param {Figures} figures
 * @param {keyof Cost} kind
 */
export function hostTable(figures, kind) {
  const rows = hosts.map((host) => [
    host === 'floor' ? 'no host (floor)' : host,
    ...names.map((column) =>
      appNames.map((app) => short(figures.median(host, app, column, kind))).join(' / '),
    ),
  ])
  const compared = [
    { label: 'portal, of the fastest other', host: 'portal' },
    { label: 'portal-iframe, of qiankun', host: 'portal-iframe', of: ['qiankun'] },
  ]
  return markdown([
    ['', ...Object.values(columns)],
    ...rows,
    ...compared.flatMap(({ label, ...pair }) => {
      const ratios = names.map((column) => appNames.map((app) => figures.ratio(pair, app, column, kind)))
      const row = (/** @type {(of: typeof ratios[number][number]) => string} */ cell, mark = '') =>
        ratios.map((both) => `${mark}${both.map(cell).join(' / ')}${mark}`)
      return [
        [`**${label}**`, ...row(({ ratio }) => ratio.toFixed(2), '**')],
        ['nine draws of ten', ...row(({ low, high }) => `${low.toFixed(2)}–${high.toFixed(2)}`)],
      ]
    }),
  ])
}

/** @typedef {{ living: number, tidy: number, untidy: number }} Heaps in bytes: per living page, and left by each opening */

/** @param {ReadonlyMap<string, Heaps>} heaps by host */
export function heapTable(heaps) {
  const row = (/** @type {(of: Heaps) => string} */ cell) => [...heaps.values()].map(cell)
  const mb = (/** @type {number} */ bytes, digits = 2) => (bytes / 1e6).toFixed(digits)
  return markdown([
    ['', ...heaps.keys()],
    ['heap per living page of antd, MB', ...row(({ living }) => mb(living, 1))],
    [
      'left by each opening of the small page / of one that leaves a listener, MB',
      ...row(({ tidy, untidy }) => `${mb(tidy)} / ${mb(untidy)}`),
    ],
  ])
}

/** @param {readonly import('./portal-aims.mjs').Aim[]} aims */
export const aimTable = (aims) =>
  markdown([
    ['in the portal itself', 'measured', 'aim'],
    ...aims.map(({ name, measured, aim }) => [name, measured, aim]),
  ])
