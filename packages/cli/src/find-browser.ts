import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.ts'

/** In order of preference: a headless build leaves more of a small machine for the pages. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
]

interface Machine {
  readonly env?: NodeJS.ProcessEnv
  readonly platform?: string
  readonly starts?: (file: string) => boolean
}

/**
 * A Chromium that is on this machine and starts: the one PORTAL_CHROMIUM names, else one in the usual places, else Playwright's.
 * @returns its file; rejects with a Failure when PORTAL_CHROMIUM names one that does not start
 */
export async function findBrowser(machine: Machine = {}): Promise<string | undefined> {
  const { env = process.env, platform = process.platform, starts = startsHere } = machine
  const chosen = env.PORTAL_CHROMIUM
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Failure(`PORTAL_CHROMIUM names ${chosen}, which is not a browser that starts here.`)
  }
  return (
    usualPlaces(env, platform).find(starts) ??
    [await playwrightBrowser()].find((file) => file && starts(file))
  )
}

export function usualPlaces(env: NodeJS.ProcessEnv, platform: string): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    )
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge']
    const folders = ['/Applications', join(env.HOME ?? '/', 'Applications')]
    return folders.flatMap((folder) => apps.map((app) => join(folder, `${app}.app/Contents/MacOS/${app}`)))
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome']
  return [...new Set(folders.filter(Boolean))].flatMap((folder) => names.map((name) => join(folder, name)))
}

/**
 * Some systems have a file of that name that only tells you to install the browser in another way.
 * On Windows asking for the version would open a window.
 */
function startsHere(file: string): boolean {
  if (!existsSync(file)) return false
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

async function playwrightBrowser(): Promise<string | undefined> {
  try {
    const { chromium } = await import('@playwright/test')
    return chromium.executablePath()
  } catch {
    // Not installed yet, or no build for this system: then there is none of Playwright's.
    return undefined
  }
}
