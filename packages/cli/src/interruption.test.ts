import { mkdir, mkdtemp, readdir, rm, watch } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchPortal } from './testing/run-portal.ts'

test('a command that Ctrl-C ends at work leaves no temporary files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-interrupted-'))
  const templates = join(dataDir, 'templates')
  await mkdir(templates)
  const changes = watch(templates)
  const applying = launchPortal('scenario', 'apply', 'questionnaire', '--data-dir', dataDir)
  for await (const { filename } of changes) if (filename?.endsWith('.tmp')) break
  expect((await applying.interrupt()).code).toBe(130)
  const left = await readdir(dataDir, { recursive: true })
  expect(left.filter((name) => name.includes('.tmp'))).toEqual([])
  await rm(dataDir, { recursive: true })
})
