import { downloadPath } from '@portal/protocol/file-download'
import { describe, expect, test } from 'vitest'
import { contentTypeOf, downloadUrl, isHashedFile, isShellPage } from './page-address.ts'

const html = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('a page of the shell', () => {
  test.each([
    ['GET', '/dashboard', html, true],
    ['HEAD', '/dashboard', html, true],
    ['GET', '/child/oms/orders/ceramic?no=1.5', html, true],
    ['GET', '/notification/detail-1-policy-2', html, true],
    ['GET', '/notification/detail-v1.5-policy-a%2Fb.c', html, true],
    ['GET', '/child/oms/orders/A.1', html, true],
    ['GET', '/child/oms/orders/5%253', html, true],
    ['GET', '/apiary', html, true],
    ['GET', '/assets/index-DwB3x_k9.js', html, false],
    ['GET', '/brand/logo.svg', html, false],
    ['GET', '/api/unknown', html, false],
    ['GET', '/api', html, false],
    ['GET', '/sub-apps/oms/orders', html, false],
    ['GET', '/systems/DBS', html, false],
    ['GET', '/favicon.ico', html, false],
    ['GET', '/.hidden', html, false],
    ['GET', '/dashboard', 'application/json', false],
    ['GET', '/dashboard', undefined, false],
    ['POST', '/dashboard', html, false],
  ])('%s %s accepting %s: %s', (method, url, accept, expected) => {
    expect(isShellPage(method, url, accept)).toBe(expected)
  })
})

describe('a file named after its content', () => {
  test.each([
    ['/assets/index-DwB3x_k9.js', true],
    ['/assets/frame-9-aB3dEf.css', true],
    ['/index.html', false],
    ['/config.json', false],
    ['/images/logo-portrait.svg', false],
    ['/logo-vertical.svg', false],
  ])('%s: %s', (path, expected) => {
    expect(isHashedFile(path)).toBe(expected)
  })
})

test('a name is one segment of the path', () => {
  expect(downloadUrl(3, '价目 2/2.csv')).toBe(`${downloadPath}/3/%E4%BB%B7%E7%9B%AE%202%2F2.csv`)
})

test.each([
  ['价目表.csv', 'text/csv; charset=utf-8'],
  ['csv.txt', 'text/plain; charset=utf-8'],
])('%s is sent as %s', (fileName, expected) => {
  expect(contentTypeOf(fileName)).toBe(expected)
})
