import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hostName, recordingFolder, webOrigin } from './serve-options.ts'

describe('a host', () => {
  test.each([
    ['portal.example', 'portal.example'],
    ['Portal.Example', 'portal.example'],
    ['192.168.1.7', '192.168.1.7'],
    ['[fd00:0::2]', '[fd00::2]'],
    ['fd00:0::2', '[fd00::2]'],
    ['门户.example', 'xn--zoup46i.example'],
  ])('%s is known to browsers as %s', (text, expected) => {
    expect(hostName(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    '*',
    '*.example',
    'portal.example:8200',
    '[::1]:80',
    'http://portal.example',
    'a/b',
    'a@b',
    'a b',
  ])('%j is none', (text) => {
    expect(() => hostName(text)).toThrow(
      `${JSON.stringify(text)} is no host; expected a name or an IP address`,
    )
  })
})

describe('an origin', () => {
  test.each(['http://localhost:5173', 'https://shell.example', 'http://[::1]:5173'])('%s', (text) => {
    expect(webOrigin(text)).toBe(text)
  })

  test.each([
    ['*', '"*" is no origin; expected one such as http://localhost:5173.'],
    ['null', '"null" is no origin'],
    ['localhost:5173', '"localhost:5173" is no origin'],
    ['', '"" is no origin'],
    ['file:///a', 'is no origin'],
    ['http://localhost:5173/', 'Expected http://localhost:5173 instead of "http://localhost:5173/".'],
    ['http://localhost:5173/app', 'Expected http://localhost:5173 instead of'],
    ['http://LOCALHOST:5173', 'Expected http://localhost:5173 instead of'],
    ['https://shell.example:443', 'Expected https://shell.example instead of'],
    ['http://a:b@shell.example', 'Expected http://shell.example instead of'],
  ])('not %j', (text, message) => {
    expect(() => webOrigin(text)).toThrow(message)
  })
})

const root = resolve('checkout')

test.each(['monday', 'Monday-2', '_x', '2026'])('%s is with the fixtures', (name) => {
  expect(recordingFolder(name, root)).toBe(join(root, 'fixtures', 'recordings', name))
})

test.each(['./monday', '../monday', '/tmp/周一', 'a b/v1.2', 'monday/'])(
  '%s is a folder of its own',
  (name) => {
    expect(recordingFolder(name, root)).toBe(resolve(name))
  },
)

test.each(['', ' ', 'a b', '.', '..', '周一', 'v1.2', '-x', 'monday '])('%j is neither', (name) => {
  expect(() => recordingFolder(name, root)).toThrow(
    `${JSON.stringify(name)} is no name for a recording; expected letters, digits, - and _, or a folder with a slash, such as ./monday.`,
  )
})
