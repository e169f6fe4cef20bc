import { readFileSync } from 'node:fs'
import { controlPage } from '@portal/mock-server/pages/control-page'
import { faultShapeNames, faultShapes } from '@portal/protocol/control/fault-kinds'
import { expect, test } from 'vitest'

const document = readFileSync(new URL('../../docs/control.md', import.meta.url), 'utf8')

test('docs/control.md and the page of the control API tell each shape as it is defined, and no other', () => {
  const rows = faultShapeNames.map(
    (name) => `| \`${name}\` | ${faultShapes[name].of} | ${faultShapes[name].says} |`,
  )
  const [, table = ''] = document.split('| shape | aspect | what is answered |\n|---|---|---|\n')
  expect(table.slice(0, table.indexOf('\n\n')).split('\n')).toEqual(rows)
  for (const name of faultShapeNames) expect(controlPage()).toContain(`<code>${name}</code>`)
})
