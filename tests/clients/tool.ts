import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** The script of a program that is installed in this folder. */
export function scriptOf(library: string, program = library): string {
  const folder = join(import.meta.dirname, 'node_modules', library)
  // A manifest has one program, or several by their names.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly bin: string | Readonly<Record<string, string>>
  }
  const script = typeof bin === 'string' ? bin : bin[program]
  if (script === undefined) throw new Error(`${library} has no program ${program}`)
  return join(folder, script)
}

/** Runs a program to its end; rejects with its output when it fails. */
export async function run(script: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await runFile(process.execPath, [script, ...args], { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout
  } catch (error) {
    // It has what the program printed.
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string }
    throw new Error(`${stdout}\n${stderr}`, { cause: error })
  }
}
