import { afterEach, beforeEach, expect, it } from 'vitest'
import { openRaw, type RawDatabase } from './database-files.ts'
import { Statements } from './statements.ts'

let raw: RawDatabase
let statements: Statements
beforeEach(() => {
  raw = openRaw(':memory:')
  statements = new Statements(raw, 2)
  raw.exec('CREATE TABLE Fruit (id INTEGER PRIMARY KEY, name TEXT UNIQUE, bytes BLOB)')
})
afterEach(() => raw.close())

const add = (name: string) => statements.run('INSERT INTO Fruit (name) VALUES (?) RETURNING id, name', [name])
const all = () => statements.run('SELECT * FROM Fruit ORDER BY id')

it('tells columns with their declared types, and rows', () => {
  expect(add('apple')).toEqual({
    columns: ['id', 'name'],
    columnTypes: ['INTEGER', 'TEXT'],
    rows: [[1, 'apple']],
    rowsAffected: 0,
  })
  expect(statements.run('SELECT count(*) FROM Fruit')).toMatchObject({ columnTypes: [''], rows: [[1]] })
})

it('tells how many rows a statement without an answer has changed', () => {
  for (const name of ['apple', 'pear']) add(name)
  expect(statements.run('UPDATE Fruit SET name = upper(name)')).toMatchObject({ rows: [], rowsAffected: 2 })
  expect(all().rows.map(([, name]) => name)).toEqual(['APPLE', 'PEAR'])
})

it('can be run again after it failed, with SQLite’s number of the failure', () => {
  add('apple')
  expect(() => add('apple')).toThrow(expect.objectContaining({ rawCode: 2067 }))
  expect(add('pear').rows).toEqual([[2, 'pear']])
})

it('goes by the schema that there is, though it was prepared before', () => {
  add('apple')
  expect(all().rows).toEqual([[1, 'apple', null]])
  raw.exec('ALTER TABLE Fruit DROP COLUMN bytes')
  expect(all().rows).toEqual([[1, 'apple']])
})

it('gives the right answer whatever is still prepared', () => {
  for (const name of ['apple', 'pear', 'plum']) add(name)
  const nameOf = (id: number) => statements.run(`SELECT name FROM Fruit WHERE id = ${id}`).rows
  for (const _time of [1, 2]) expect([1, 2, 3].map(nameOf)).toEqual([[['apple']], [['pear']], [['plum']]])
})

it('takes and gives booleans, bytes and what is not', () => {
  const { rows } = statements.run('SELECT ?, ?, ?', [true, Buffer.from('ab'), null])
  expect(rows).toEqual([[1, new TextEncoder().encode('ab').buffer, null]])
})
