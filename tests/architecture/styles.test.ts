import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const shell = resolve(import.meta.dirname, '../../packages/shell/src')

const sheets = readdirSync(shell, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), css: readFileSync(resolve(shell, file), 'utf8') }))

test.each(sheets)(
  '$file takes no value of antd’s, which are known on antd’s own elements only',
  ({ css }) => {
    expect(css).not.toMatch(/var\(--ant-/)
  },
)

const code = ['shell', 'sub-app-stub'].flatMap((name) => {
  const sources = resolve(import.meta.dirname, '../../packages', name, 'src')
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file: resolve(sources, file), text: readFileSync(resolve(sources, file), 'utf8') }))
})

test('the code names no class that its style sheet lacks', () => {
  const unknown = code.flatMap(({ file, text }) =>
    [...text.matchAll(/^import (\w+) from '(\..+\.module\.css)'$/gm)].flatMap(([, name, from = '']) => {
      const css = readFileSync(resolve(dirname(file), from), 'utf8')
      const named = text.matchAll(new RegExp(`(?<![/.'-])\\b${name}\\.(\\w+)`, 'g'))
      return [...named].flatMap(([, one = '']) =>
        new RegExp(`\\.${one}(?![\\w-])`).test(css) ? [] : `${file}: ${name}.${one}`,
      )
    }),
  )
  expect(unknown).toEqual([])
})
