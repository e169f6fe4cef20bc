import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
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
