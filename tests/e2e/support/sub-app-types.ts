import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const run = promisify(execFile)

/**
 * Checks the types of a sub-app, as `npm run typecheck` does in its folder; rejects with what the compiler says. Of
 * components of Vue only the scripts are looked at: what looks at their markup, vue-tsc, the workspace does not have.
 */
export async function checkTypes(folder: string): Promise<void> {
  const scripts = await writeScriptsOfComponents(join(folder, 'src'))
  try {
    await run(process.execPath, [compiler, '--noEmit'], { cwd: folder })
  } catch (error) {
    // It tells what is wrong on its output.
    throw new Error(`${(error as { stdout: string }).stdout}\nThe types of ${folder} do not fit.`)
  } finally {
    await Promise.all(scripts.map((script) => rm(script)))
  }
}

/** Beside each component a file that the compiler takes for it. */
async function writeScriptsOfComponents(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.vue'))
  return Promise.all(
    files.map(async (name) => {
      const [, script] =
        /<script setup lang="ts">([\s\S]*?)<\/script>/.exec(await readFile(join(folder, name), 'utf8')) ?? []
      if (script === undefined) throw new Error(`${name} has no script that can be looked at`)
      const path = join(folder, `${name}.ts`)
      await writeFile(path, `${script}\nexport default {} as import('vue').Component\n`)
      return path
    }),
  )
}
