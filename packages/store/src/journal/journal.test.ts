import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { openRaw } from '../engines/database-files.ts'
import { type NewRecord, openJournal } from './journal.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-journal-'))
})
afterAll(() => rm(folder, { recursive: true }))

const start = Date.parse('2026-03-31T08:00:00Z')
test('a damaged journal is named with what to do, and cleared makes room for a new one', () => {
  const file = join(folder, 'lesson.db')
  writeFileSync(file, 'no database, but long enough to be read as one'.repeat(100))
  const journal = openJournal(file)
  expect(() => journal.read({})).toThrow(
    `The journal ${file} is damaged. portal requests clear --world lesson begins a new one.`,
  )
  expect(() => journal.strikes()).toThrow(`The journal ${file} is damaged.`)
  journal.clear(new Date(start))
  journal.record(entry(1))
  expect(journal.read({})).toHaveLength(1)
  journal.close()
})

describe('a world that a person may have been in stays given when its journal is cleared', () => {
  test('a damaged one, whose list of people is lost', () => {
    const file = join(folder, 'occupied.db')
    const before = openJournal(file)
    before.give(new Date(start))
    before.close()
    writeFileSync(file, 'no database, but long enough to be read as one'.repeat(100))
    const journal = openJournal(file)
    journal.clear(new Date(start))
    expect(journal.give(new Date(start))).toBe(false)
    journal.close()
  })

  test('one with their requests', () => {
    const journal = openJournal(join(folder, 'worked-in.db'))
    journal.record(entry(1))
    journal.clear(new Date(start))
    expect([journal.users(), journal.givenAt()]).toEqual([[], new Date(start).toISOString()])
    journal.clear(new Date(start + 1))
    expect(journal.give(new Date(start))).toBe(false)
    journal.close()
  })

  test('but one without stays free', () => {
    const journal = openJournal(join(folder, 'free.db'))
    journal.record(entry(1, { user: null }))
    journal.clear(new Date(start))
    expect(journal.give(new Date(start))).toBe(true)
    journal.close()
  })
})

const entry = (second: number, fields: Partial<NewRecord> = {}): NewRecord => ({
  time: new Date(start + second * 1000),
  method: 'POST',
  path: `/api/${second}`,
  call: 'login',
  user: 'wangjing',
  request: { body: { second } },
  httpStatus: 200,
  status: 'S',
  code: null,
  fault: null,
  durationMs: 1.5,
  answeredBy: 'world',
  differences: [],
  requestId: null,
  ...fields,
})

describe('a journal', () => {
  const paths = (filter: object) => journal.read(filter).map(({ path }) => path)
  let journal: ReturnType<typeof openJournal>
  beforeAll(() => {
    journal = openJournal(join(folder, 'queried.db'))
    journal.record(entry(0))
    journal.record(entry(1, { call: 'findDic', user: null, requestId: '4f2a91c077be' }))
    journal.record(entry(2, { status: 'E', code: '4001', fault: 'rejection' }))
    const differences = [{ path: '/data/0/orderId', expected: 'integer', found: 'string' }]
    journal.record(
      entry(3, { httpStatus: 404, status: 'E', call: null, answeredBy: 'upstream', differences }),
    )
  })
  afterAll(() => journal.close())

  it('gives back what was written down', () => {
    const { time, ...rest } = entry(2, { status: 'E', code: '4001', fault: 'rejection' })
    expect(journal.read({ call: 'login', status: 'E' })).toEqual([
      { id: 3, time: time.toISOString(), ...rest },
    ])
  })

  it.each([
    [{}, ['/api/0', '/api/1', '/api/2', '/api/3']],
    [{ call: 'findDic' }, ['/api/1']],
    [{ requestId: '4f2a91c077be' }, ['/api/1']],
    [{ user: 'wangjing' }, ['/api/0', '/api/2', '/api/3']],
    [{ status: 'E' }, ['/api/2', '/api/3']],
    [{ status: '404' }, ['/api/3']],
    [{ since: '2026-03-31T08:00:02Z' }, ['/api/2', '/api/3']],
    [{ until: '2026-03-31T16:00:01+08:00' }, ['/api/0', '/api/1']],
    [{ after: 2 }, ['/api/2', '/api/3']],
    [{ limit: 1 }, ['/api/3']],
    [{ differs: true }, ['/api/3']],
    [{ differs: false, call: 'login' }, ['/api/0', '/api/2']],
    [{ failed: true }, ['/api/2', '/api/3']],
    [{ failed: false, user: 'wangjing' }, ['/api/0']],
    [{ struck: true }, ['/api/2']],
    [{ struck: false, failed: true }, ['/api/3']],
    [{ search: ' FINDdic ' }, ['/api/1']],
    [{ search: '4f2a' }, ['/api/1']],
    [{ search: '%' }, []],
    [{ search: '4001', orCalls: 'findDic,findTodoTasks' }, ['/api/1', '/api/2']],
    [{ search: '/api/', failed: true }, ['/api/2', '/api/3']],
  ])('finds by %j', (filter, expected) => {
    expect(paths(filter)).toEqual(expected)
    if (!('limit' in filter)) expect(journal.count(filter)).toBe(expected.length)
  })

  it('shows what another process wrote down', () => {
    const other = openJournal(join(folder, 'queried.db'))
    other.record(entry(4))
    other.close()
    expect(paths({ after: 4 })).toEqual(['/api/4'])
  })

  it('lists who was there, the latest first, without those who were only refused', () => {
    journal.record(entry(5, { user: 'admin', call: 'findDic' }))
    journal.record(entry(6, { user: 'mistyped', status: 'E' }))
    expect(journal.users().map(({ user }) => user)).toEqual(['admin', 'wangjing'])
  })
})

it('a journal keeps the latest records only, and writes them together', () => {
  const journal = openJournal(join(folder, 'bounded.db'), { records: 10, batch: 7 })
  for (let second = 0; second < 100; second++) journal.record(entry(second))
  expect(journal.read({}).map(({ id }) => id)).toEqual([91, 92, 93, 94, 95, 96, 97, 98, 99, 100])
  journal.clear(new Date(start))
  expect(journal.read({})).toEqual([])
  journal.close()
})

it('a journal of an earlier version continues, and still has its old records', () => {
  const file = join(folder, 'earlier.db')
  const earlier = openRaw(file)
  earlier.exec(`CREATE TABLE Request (
    id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, method TEXT NOT NULL, path TEXT NOT NULL, call TEXT,
    user TEXT, request TEXT NOT NULL, httpStatus INTEGER, status TEXT, code TEXT, fault TEXT, durationMs REAL NOT NULL);
    INSERT INTO Request (time, method, path, request, durationMs) VALUES (0, 'GET', '/api/old', '{}', 1)`)
  earlier.close()
  const journals = [openJournal(file), openJournal(file)] as const
  for (const journal of journals) journal.record(entry(1, { answeredBy: 'recording' }))
  expect(journals[0].read({}).map(({ answeredBy, differences }) => [answeredBy, differences])).toEqual([
    ['world', []],
    ['recording', []],
  ])
  expect(journals[1].read({})).toHaveLength(3)
  for (const journal of journals) journal.close()
})

it('a journal that cannot be written loses records, nothing else', () => {
  const journal = openJournal(join(folder, 'missing', 'folder.db'), { batch: 1 })
  expect(() => journal.record(entry(0))).not.toThrow()
  journal.close()
})
