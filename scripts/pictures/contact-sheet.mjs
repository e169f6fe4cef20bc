import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare/workspace.mjs'

const folder = join(root, 'pictures')

/** @param {string} name */
const figure = (name) =>
  `<figure><a href="${name}"><img loading="lazy" src="${name}" alt="${name}"></a><figcaption>${name}</figcaption></figure>`

/**
 * Puts all pictures that there are on one page, those of a screen side by side.
 * @returns {string} the page's address
 */
export function writeContactSheet() {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort((one, other) => screenOf(one).localeCompare(screenOf(other)) || one.localeCompare(other))
  const rows = [...new Set(names.map(screenOf))].map((screen) => {
    const figures = names.filter((name) => screenOf(name) === screen).map(figure)
    return `<h2>${screen}</h2><div>${figures.join('')}</div>`
  })
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title>${style}${rows.join('\n')}`,
  )
  return page
}

/** @param {string} name */
const screenOf = (name) =>
  name
    .split('/')
    .at(-1)
    ?.replace(/\.png$/, '') ?? name

const style = `<style>
body { font: 14px system-ui; margin: 24px; }
div { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 320px; border: 1px solid #ccc; }
</style>`
