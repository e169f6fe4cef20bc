/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { Script } from 'node:vm'
import type { Page } from 'playwright-core'
import { type Finding, problem, some } from './finding.ts'
import { ownWindow } from './own-window.ts'

/** The code of a classic script; empty where it cannot be read. */
interface ScriptText {
  readonly text: string
}

interface Globals {
  readonly scripts: readonly ScriptText[]
  /** Declarations outside functions. */
  readonly declared: readonly string[]
}

/** What a browser keeps on every window for good. */
const ofBrowser = new Set(['window', 'document', 'location', 'top', 'Infinity', 'NaN', 'undefined'])

const block = /\b(?:const|let|class)\s+([A-Za-z_$][\w$]*)/g

/** Globals that the classic scripts of a standalone page have declared. */
export async function globalsOf(page: Page): Promise<Globals> {
  const { scripts, kept } = await page.evaluate(async () => {
    const classic = [...document.scripts].filter(({ type }) => /^(|text\/javascript)$/.test(type))
    const textAt = (src: string) =>
      fetch(src).then(
        (answer) => answer.text(),
        () => '',
      )
    return {
      scripts: await Promise.all(
        classic.map(async ({ src, text }) => ({ text: src ? await textAt(src) : text })),
      ),
      // Declarations with `var` and `function` can't be deleted, unlike properties set on the window.
      kept: Object.entries(Object.getOwnPropertyDescriptors(window))
        .filter(([, { configurable }]) => configurable === false)
        .map(([name]) => name),
    }
  })
  if (scripts.length < 2) return { scripts, declared: [] }
  const named = scripts.flatMap(({ text }) => [...text.matchAll(block)].map(([, name = '']) => name))
  const blocks = new Set(named.filter(isName))
  // As code outside every function sees them, such as that of another script.
  const seen = [...blocks].map((name) => `${name}: typeof ${name} !== 'undefined' && !('${name}' in window)`)
  const isGlobal: Readonly<Record<string, boolean>> = await page.evaluate(`({ ${seen.join(', ')} })`)
  return { scripts, declared: [...kept, ...[...blocks].filter((name) => isGlobal[name])] }
}

/** What follows the word may be another one of the language: `class extends Page`. */
function isName(word: string): boolean {
  try {
    return Boolean(new Script(`typeof ${word}`))
  } catch {
    return false
  }
}

/** Names that one script declares and another uses: when mounted, each script runs in its own function. */
export function sharedNames({ scripts, declared }: Globals): string[] {
  const isUsed = (name: string) => {
    const word = name.replaceAll('$', '\\$')
    const declaration = new RegExp(
      `(?:\\b(?:var|let|const|class|function\\*?)\\s+|,\\s*)${word}(?![\\w$])(?!\\s*:)`,
    )
    const use = new RegExp(`(?<![.\\w$'"\`])${word}(?![\\w$'"\`]|\\s*:)`)
    return (
      scripts.some(({ text }) => declaration.test(text)) &&
      scripts.some(({ text }) => !declaration.test(text) && use.test(text))
    )
  }
  // Shorter names are those of minifiers, which each script has for itself.
  return declared.filter((name) => name.length > 2 && !ofBrowser.has(name) && isUsed(name))
}

export function sharedNameFindings(globals: Globals): Finding[] {
  const names = sharedNames(globals)
  if (names.length === 0) return []
  return [
    problem(
      'several scripts',
      `${some(names)} ${names.length === 1 ? 'is' : 'are'} declared by one script and used by another, which does not see it in the ` +
        `portal: each runs in a function of its own. Set it on the window, or build one script. ${ownWindow}`,
    ),
  ]
}
