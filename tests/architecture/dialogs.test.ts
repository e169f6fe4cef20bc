import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const shell = resolve(import.meta.dirname, '../../packages/shell/src')

const opening = /<Modal\b|\bmodal\.(confirm|error|info|success|warning)\(/g
const neitherEscape = /\bkeyboard(=\{false\}|: false)|\.\.\.closedByButtonOnly\b/g
const norOutside = /\bmask(=\{|: )\{ closable: false \}|\.\.\.closedByButtonOnly\b/g

/** It asks nothing: users close it like a menu (assumed). */
const noDialog = 'features/menu-search/menu-search-dialog.tsx'

const dialogs = readdirSync(shell, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(resolve(shell, file), 'utf8') }))
  .filter(({ file, code }) => code.match(opening) && file !== noDialog)

test.each(dialogs)('$file closes by its buttons only (specification §5) [S-5.15]', ({ code }) => {
  const opened = code.match(opening)?.length ?? 0
  for (const rule of [neitherEscape, norOutside]) {
    expect(code.match(rule)?.length ?? 0).toBeGreaterThanOrEqual(opened)
  }
})
