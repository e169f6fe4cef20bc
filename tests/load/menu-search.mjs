// Measures the search over 5,000 menu items beside a plain substring filter over the same names, codes and paths.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { here } from './support/here.mjs'

const shell = fileURLToPath(new URL('../../packages/shell', import.meta.url))
/** @param {string} file of the shell's sources */
const source = async (file) =>
  (
    await runnerImport(`${shell}/src/${file}`, {
      root: shell,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['source'] },
    })
  ).module

const { buildIndex, searchMenus, shownRows } = await source('features/menu-search/search-index.ts')
const { readCharacter } = await source('features/menu-search/pinyin-dictionary.ts')

const count = 5000
const words = [
  '瓷砖',
  '卫浴',
  '订单',
  '合同',
  '提货',
  '查询',
  '审批',
  '经销商',
  '汇总',
  '积分',
  '项目',
  '样品',
]
const entries = Array.from({ length: count }, (_none, at) => {
  const parts = [0, 1, 2].map((place) => words[(at * (place + 3) + place) % words.length])
  return {
    key: `OSS/${at}`,
    name: `${parts.join('')}${at}`,
    code: `OSS_PAGE_${at}`,
    path: `/pages/${at % 70}/${at}`,
    trail: ['订单服务'],
    disabled: false,
    system: { systemCode: 'OSS' },
    item: { menuId: at },
  }
})
const nothing = { favourites: new Set(), recent: [] }
const index = buildIndex(entries, readCharacter)

/** @param {string} query */
const search = (query) => searchMenus(index, query, shownRows, nothing).total
/** @param {string} query What is compared with: no ranking, no pinyin, no initials. */
const filter = (query) =>
  entries.filter(({ name, code, path }) => `${name} ${code} ${path}`.toLowerCase().includes(query)).length

/** Processor time in ms of one run, which other work on the machine changes little. @param {() => unknown} run */
function measure(run) {
  for (let warm = 0; warm < 50; warm++) run()
  const before = process.cpuUsage()
  for (let time = 0; time < 200; time++) run()
  return process.cpuUsage(before).user / 1000 / 200
}

const rows = ['订单', 'oss_page_49', 'd', 'dingdan', 'ddcx', 'pages/12', 'zzzz'].map((query) => {
  const own = measure(() => search(query))
  const plain = measure(() => filter(query))
  return `| ${query} | ${search(query)} | ${own.toFixed(2)} | ${plain.toFixed(2)} | ${(own / plain).toFixed(2)} |`
})
const building = measure(() => buildIndex(entries, readCharacter))
process.stdout.write(`${here()}, ${count} items

| query | found | CPU ms | plain filter, CPU ms | ratio |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

Building the index, once for a set of menus: ${building.toFixed(1)} ms CPU
`)
