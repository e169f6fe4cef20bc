import { describe, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { fileAddress } from './use-download.ts'

const path = '/api/commonsServer/ims/files/download/7/a%20b.csv'

describe('the address of a file', () => {
  it.each([
    [path, `https://api.example${path}`],
    ['/api/commonsServer/ims/files/download/../../evil', undefined],
    ['/api/other/7', undefined],
    ['//evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['https://evil.example/api/commonsServer/ims/files/download/7', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s → %s', (url, expected) => {
    setDemoConfig({ apiBase: 'https://api.example' })
    expect(fileAddress(url)).toBe(expected)
  })
})
