import type { SharedFile } from '@portal/protocol/calls/external'
import type { Notice } from '@portal/protocol/entities/notice'
import { downloadPath } from '@portal/protocol/file-download'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadUrl } from '../domain/page-address.ts'
import { filled } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
let certificate: string
let files: SharedFile[]
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing')
  files = (await find({ pageRows: 999_999 })).files
})
afterAll(() => portal.close())

async function find(query: object) {
  const { data, count } = await portal.call('findFilesPagination', { query: { ...query } }, certificate)
  return { files: data as SharedFile[], count } // as the call is defined
}
async function noticeTitled(keyword: string) {
  const { data } = await portal.call('findMessagePagination', { body: { keyword } }, certificate)
  const [notice] = data as [Notice] // as the call is defined
  return notice
}
const download = (url: string, headers: Record<string, string> = { certificate }) =>
  portal.app.inject({ url, headers: { ...portal.headers, ...headers } })

describe('findFilesPagination', () => {
  test('answers page by page, newest first, with the number of all', async () => {
    const dates = files.map(({ uploadedAt }) => uploadedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const page = await find({ pageIndex: 2, pageRows: 2 })
    expect(page).toEqual({ files: files.slice(2, 4), count: files.length })
  })

  test('filters by part of the name and by category, and sorts by size', async () => {
    const named = files.filter(({ fileName }) => fileName.includes('价目表'))
    expect((await find({ fileName: '价目表' })).files).toEqual(named)
    expect((await find({ fileName: 'price list' })).files).toEqual(named)
    expect((await find({ category: 'price' })).count).toBe(named.length)
    const sizes = (await find({ sort: '-sizeBytes' })).files.map(({ sizeBytes }) => sizeBytes)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })

  test('finds what is attached to a notice', async () => {
    const { headId } = await noticeTitled('瓷砖事业部季度返利政策')
    expect((await find({ headId })).files.map(({ fileName }) => fileName)).toEqual(['返利结算常见问题.txt'])
    const { headId: without } = await noticeTitled('三水仓提货时间调整')
    expect(await find({ headId: without })).toEqual({ files: [], count: 0 })
  })
})

describe('a file', () => {
  test('is downloaded from where the list says, under its name, in its size', async () => {
    expect(files.length).toBeGreaterThan(5)
    for (const { downloadUrl: url, fileName, sizeBytes } of files) {
      const response = await download(url)
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload).toHaveLength(sizeBytes)
      const disposition = response.headers['content-disposition']
      expect(disposition).toContain(`''${encodeURIComponent(fileName)}`)
      expect(disposition).toMatch(/ filename="?file-\d+\.(csv|txt)"?;/)
    }
  })

  test('of prices has the products with their prices', async () => {
    const [file] = (await find({ fileName: '瓷砖产品价目表' })).files
    const response = await download(file?.downloadUrl ?? '')
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(response.body).toContain('T1001,云栖灰抛釉砖,云栖,800x800mm,片,45.80\r\n')
  })

  test('is sent to a link in a browser, which has the certificate in a cookie', async () => {
    const cookie = `Admin-Token=${certificate}`
    expect((await download(files[0]?.downloadUrl ?? '', { cookie })).statusCode).toBe(200)
  })

  test('is not sent to strangers', async () => {
    const url = files[0]?.downloadUrl ?? ''
    expect((await download(url, {})).json()).toMatchObject({ status: 'E', code: 4001 })
    const inWindow = await download(url, { certificate: 'dead', accept: 'text/html' })
    expect(inWindow.statusCode).toBe(401)
    expect(inWindow.body).toContain(texts.sessionEnded.zh)
  })

  test.each([
    [downloadUrl(1, 'another.csv'), 'another.csv'],
    [downloadUrl(999_999, '瓷砖产品价目表.csv'), '瓷砖产品价目表.csv'],
    [downloadUrl(1, '../../etc/passwd'), '../../etc/passwd'],
    [`${downloadPath}/1e3/x.csv`, 'x.csv'],
  ])('is not found at %s', async (url, name) => {
    const response = await download(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ status: 'E', msg: filled(texts.noSuchFile, { name }).zh })
  })
})
