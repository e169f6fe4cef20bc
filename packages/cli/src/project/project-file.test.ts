import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import { describe, expect, test } from 'vitest'
import type { Context } from '../context.ts'
import { settingOptions } from '../flags/config.ts'
import { addFamilies, families } from '../flags/families.ts'
import { runMain } from '../testing/run-main.ts'
import { settingNames, settingOf, variableOf } from './project-file.ts'

describe('settings, variables, options and the document go together', () => {
  const context = {
    checkout: { root: '/', dataHome: '/', version: '' },
    ...{ terminal: {}, debugs: () => false },
  } as unknown as Context // enough for flags

  test('each option of portal config is that of a setting', () => {
    for (const [name, option] of Object.entries(settingOptions(context)))
      expect(settingOf(option, undefined)).toBe(name)
  })

  test('an option that several commands have is a setting, or is decided for each call', async () => {
    const whole = new Command('portal')
    await addFamilies(whole, context, families)
    const uses = new Map<string, number>()
    const count = (command: {
      options: readonly { attributeName(): string }[]
      commands: readonly unknown[]
    }) => {
      for (const option of command.options) {
        const name = option.attributeName()
        if (!settingOf(option, undefined)) uses.set(name, (uses.get(name) ?? 0) + 1)
      }
      for (const one of command.commands) count(one as typeof command) // commands of a command
    }
    count(whole)
    const ofOneCall = [
      ...[
        'json',
        'yes',
        'dryRun',
        'makeWorld',
        'count',
        'seed',
        'file',
        'update',
        'scenario',
        'controlToken',
      ],
      ...['call', 'user', 'status', 'since', 'until', 'misbehave', 'host'],
    ]
    const served = ['upstream', 'pass', 'record', 'replay', 'as']
    const ofFields = new Set((await fieldNames()).flat())
    const others = [...uses].filter(([name, times]) => times > 1 && !ofFields.has(name)).map(([name]) => name)
    expect(others.filter((name) => ![...ofOneCall, ...served].includes(name))).toEqual([])
  })

  test('the help names the variable of an option', async () => {
    expect((await runMain('up', '--help')).stdout.replaceAll(/\s+/g, ' ')).toContain(
      'port to listen on, 0 for any free one (env: PORTAL_PORT) (default: 8200)',
    )
    expect((await runMain('sub-app', 'start', '--help')).stdout).not.toContain('PORTAL_PORT')
  })

  test('the document has them all', async () => {
    const document = await readFile(resolve(import.meta.dirname, '../../../../docs/command-line.md'), 'utf8')
    const rows = [...document.matchAll(/^\| `(\w+)` \| `(PORTAL_\w+)` \|/gm)].map(([, name, variable]) => [
      name,
      variable,
    ])
    expect(rows).toEqual(settingNames.map((name) => [name, variableOf(name)]))
  })
})

async function fieldNames(): Promise<string[][]> {
  const { entryKindNames, entryKindOf } = await import('@portal/protocol/entries/entry-kinds')
  return entryKindNames.map((kind) =>
    Object.entries(entryKindOf(kind).fields).flatMap(([name, { one }]) => [
      name,
      ...(one ? [camel(one)] : []),
    ]),
  )
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
