import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedFolder } from './served-folder.ts'

let built = ''
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'built-'))
  await writeFile(join(built, 'index.html'), '<div data-sub-app="oms"></div>')
  await writeFile(join(built, 'index-1.js'), 'run()')
})
afterAll(() => rm(built, { recursive: true }))

async function filesOf(misbehave: Parameters<typeof servedFolder>[1]) {
  const { path, remove } = await servedFolder(built, misbehave)
  const names = await readdir(path)
  const files = await Promise.all(
    names.toSorted().map(async (name) => [name, await readFile(join(path, name), 'utf8')]),
  )
  await remove()
  return { path, files: Object.fromEntries(files) }
}

describe('the folder of a sub-app', () => {
  it('is the built one', async () => {
    const { path, files } = await filesOf(undefined)
    expect(path).toBe(built)
    expect(Object.keys(files)).toEqual(['index-1.js', 'index.html'])
  })

  it.each([
    ['no-script', undefined],
    ['html-script', expect.stringContaining('<!doctype html>')],
    ['broken-script', expect.stringContaining('throw')],
    ['throw-mount', 'run()'],
  ] as const)('with %s is a copy of it that is removed again', async (misbehave, script) => {
    const { path, files } = await filesOf(misbehave)
    expect(files['index-1.js']).toEqual(script)
    expect(files['index.html'].includes('data-misbehave="throw-mount"')).toBe(misbehave === 'throw-mount')
    await expect(access(path)).rejects.toThrow('ENOENT')
    expect(await readFile(join(built, 'index-1.js'), 'utf8')).toBe('run()')
  })
})
