import { describe, expect, test } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { wordsOf } from './flags/completion.ts'
import { commandTree } from './testing/command-tree.ts'
import { runMain } from './testing/run-main.ts'
import { runPortal } from './testing/run-portal.ts'

const words = wordsOf(await commandTree())
/** Every command there is, groups of them included. */
const commands = [...words.keys()]

/** Print neither list nor record: a script, a document, or another program's output. */
const withoutJson = ['completion', 'exec', 'openapi']

test('every command that does something prints JSON for programs, too', () => {
  const doing = commands.filter(
    (path) => !commands.some((other) => path === '' || other.startsWith(`${path} `)),
  )
  const lacking = doing.filter((path) => !words.get(path)?.includes('--json'))
  expect(doing.length).toBeGreaterThan(60)
  expect(lacking.filter((path) => !withoutJson.includes(path))).toEqual([])
})

test.each(commands)('portal %s --help explains itself with an example', async (command) => {
  const { code, stdout } = await runMain(...command.split(' ').filter(Boolean), '--help')
  expect(stdout).toMatch(/Usage: portal[\s\S]*Example:\n {2}portal /)
  expect(code).toBe(0)
})

test('portal help COMMAND is the same as its --help', async () => {
  expect(await runMain('help', 'world', 'list')).toEqual(await runMain('world', 'list', '--help'))
  expect(await runMain('help')).toEqual(await runMain('--help'))
})

test('portal --version prints the version of the checkout', async () => {
  const { code, stdout } = await runPortal('--version')
  expect(stdout).toBe(`${manifest.version}\n`)
  expect(code).toBe(0)
})

test('portal seed --help says how many are generated of each kind without --count', async () => {
  const { stdout } = await runMain('seed', '--help')
  for (const count of [
    'users (100',
    'roles (10',
    'menus (50',
    'notices (20',
    'orders (1000',
    'pickups (100',
  ]) {
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`Generate ${count} without --count)`)
  }
})

describe('wrong usage ends with 2 and says what was expected', () => {
  test.each([
    [['sed'], 'Did you mean seed?'],
    [['seed'], 'Usage: portal seed'],
    [['seed', 'usr', '--count', '1'], 'Did you mean'],
    [['seed', 'user'], 'Expected fields of the user, such as --name zhaolei'],
    [
      ['seed', 'user', '--name', 'a', '--kind', 'boss'],
      '--kind: boss is not as expected: one of staff, sales, distributor.',
    ],
    [['seed', 'user', '--name', 'a', '--phone', '12'], '--phone: 12 is not as expected: eleven digits'],
    [['seed', 'menu', '--icon', 'hoome'], '--icon: hoome is not as expected: one of home, shopping-cart'],
    [['seed', 'notice', '--until', 'soon'], 'now, a time from now such as +7d'],
    [['seed', 'user', '--file', 'a.csv', '--count', '3'], 'either --file or --count'],
    [['grant', 'zhaolei'], "missing required argument 'responsibilities'"],
    [['seed', 'users', '--count', '0'], 'whole number from 1'],
    [['seed', 'users', '--count', '1', '--world', '../etc'], 'is no world name'],
    [['up', '--port', '70000'], 'from 0 to 65535'],
    [['up', '--allow-host', 'portal.example:80'], 'a name or an IP address without port'],
    [['mock', '--allow-origin', 'http://localhost:5173/'], 'Expected http://localhost:5173 instead of'],
    [['mock', '--max-worlds', '0'], 'whole number from 1'],
    [['up', '--prot', '1'], 'Did you mean --port?'],
    [['up', '--sub-app', '../x=http://localhost:1'], 'oms=http://localhost:7101/'],
    [['up', '--sub-app', 'crm=http://localhost:1'], 'expected one of oms, ltc, czdp, dp'],
    [['up', '--sub-app-host', 'oms=shadow'], 'such as oms=iframe'],
    [['sub-app', 'link', '../x', 'http://localhost:1'], 'the name of a sub-app, such as oms'],
    [['sub-app', 'start', 'crm'], 'oms, ltc, czdp, dp'],
    [['sub-app', 'create', '../etc'], 'is no name for a sub-app'],
    [['sub-app', 'create', 'x', '--template', 'angular'], 'react, react-kit, vue, plain'],
    [['sub-app', 'link', 'oms'], 'either an address, such as http://localhost:7101, or --off'],
    [['sub-app', 'link', 'oms', 'http://evil.example'], 'an address of this machine'],
    [
      ['sub-app', 'link', 'oms', 'http://localhost:7101/?a=1#x'],
      'The portal loads http://localhost:7101/ alone; leave out ?a=1#x.',
    ],
    [
      ['sub-app', 'link', 'oms', '--off', '--portal', 'http://localhost:8200/?a=1'],
      'Expected http://localhost:8200 alone; leave out ?a=1.',
    ],
    [['sub-app', 'create', 'con'], 'con is the name of a device on Windows, where no folder may have it.'],
    [['sub-app', 'create', 'ant-tools'], "classes that begin with ant- are the portal's own."],
    [['sub-app', 'check', 'localhost'], 'Expected a web address'],
    [
      ['sub-app', 'check', 'http://localhost:7101', '--no-mount', '--portal', 'example.com'],
      'Expected a web address',
    ],
    [
      ['sub-app', 'check', 'http://localhost:7101', '--no-mount', '--portal', 'https://example.com/#x'],
      'Expected https://example.com alone; leave out #x.',
    ],
    [['clock', 'travel', 'soon'], 'a duration such as 3d'],
    [['clock', 'travel', 'soon'], 'Run portal clock travel --help to see'],
    [['wrold', '--help'], 'Did you mean world?'],
    [['help', 'wrold'], 'Did you mean world?'],
    [['world', 'lst', '--help'], 'Did you mean list?'],
    [['world', 'create', 'a b'], '"a b" is no world name'],
    [['snapshot', 'take', '../a'], '"../a" is no snapshot name'],
    [['fault', 'add', 'latncy', 'login'], 'Did you mean latency?'],
    [['up', '--environment', 'prodction'], 'Did you mean production?'],
    [['fault', 'add', 'shape', 'login', '--shape', 'textId'], 'did you mean textIds?'],
    [['fault', 'add', 'misbehave', '/', '--misbehave', 'trow-mount'], 'did you mean throw-mount?'],
    [['seed', 'orders', '--status', 'new'], '--status: new is not as expected: one of draft'],
    [['seed', 'user', '--full-name', '赵磊'], '--name is missing: name to sign in with'],
    [['openapi', '--server', 'portal'], 'expected something like http://localhost:8200'],
    [['clock', 'set', 'noon'], 'a date and time from'],
    [['fault', 'add', 'flood', 'login'], 'latency, rejection'],
    [['fault', 'add', 'reset', 'nope'], 'There is no call nope; expected one of login'],
    [['fault', 'add', 'reset', 'logon'], 'There is no call logon; did you mean login?\n'],
    [['fault', 'add', 'latency', 'findDic'], 'A fault latency needs --ms.'],
    [['fault', 'add', 'reset', 'login', '--ms', '5'], 'A fault reset takes no --ms'],
    [['fault', 'add', 'shape', 'login'], 'A fault shape needs --shape'],
    [
      ['fault', 'add', 'shape', 'login', '--shape', 'round'],
      'There is no shape round; expected some of textIds',
    ],
    [['fault', 'add', 'shape', 'login', '--shape', 'textIds,longIds'], 'one shape of ids'],
    [['verify', 'nowhere', '--user', 'x'], 'expected something like https://portal.example.com'],
    [['requests', 'list', '--call', 'nope'], 'There is no call nope'],
    [['requests', 'list', '--since', '2026-02-30'], 'a date and time from 1900'],
    [['clock', 'set', '2026-02-30'], 'a date and time from 1900'],
    [['clock', 'travel', '999999999d'], 'a duration such as 3d'],
    [['fault', 'add', 'reset', 'login', '--probability', '2'], 'from 0 to 1'],
    [
      ['sub-app', 'strat'],
      'There is no command sub-app strat; the commands are list, start, status, stop, create, update, link, check.',
    ],
    [['sub-app', 'list', 'more'], "too many arguments for 'list'"],
    [[], 'Usage: portal'],
    [['call', 'logon'], 'There is no call logon; did you mean login?\n'],
    [['call', 'login', '--body', '[]'], '--body is not a JSON object'],
    [['call', 'login', '--query', 'x'], 'expected --query name=value'],
    [['call', 'login', '--url', 'nowhere'], 'expected something like http://localhost:8200'],
  ])('portal %j', async (args, hint) => {
    const { code, stdout, stderr } = await runMain(...args)
    expect(stderr).toContain(hint)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })
})

test('the process ends with the code and the words of a wrong usage', async () => {
  const { code, stdout, stderr } = await runPortal('sed')
  expect(stderr).toContain('Did you mean seed?')
  expect(stdout).toBe('')
  expect(code).toBe(2)
})
