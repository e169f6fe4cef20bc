import { describe, expect, test } from 'vitest'
import { readEntryFile } from './entry-file.ts'

describe('a file of users', () => {
  test.each([
    [
      'people.csv',
      'name,full-name,responsibility\nzhaolei,"赵磊, Zhao","LTC_CLERK,BI_VIEWER"\n\nqianyi,,\n',
      ['people.csv:2', 'people.csv:4'],
    ],
    [
      'excel.csv',
      '\uFEFFname;full_name;responsibilities\r\nzhaolei;赵磊, Zhao;LTC_CLERK,BI_VIEWER\r\nqianyi;;\r\n',
      ['excel.csv:2', 'excel.csv:3'],
    ],
    [
      'people.yaml',
      '- name: zhaolei\n  fullName: 赵磊, Zhao\n- name: qianyi\n',
      ['people.yaml:1', 'people.yaml:3'],
    ],
    ['people.yaml', 'users:\n  - name: zhaolei\n  - { name: qianyi }\n', ['people.yaml:2', 'people.yaml:3']],
    [
      'people.json',
      '[\n  { "name": "zhaolei" },\n  { "name": "qianyi" }\n]',
      ['people.json:2', 'people.json:3'],
    ],
    [
      'standard input',
      '{ "users": [{ "name": "zhaolei" }, { "name": "qianyi" }] }',
      ['standard input:1', 'standard input:1'],
    ],
    ['standard input', 'name,kind\nzhaolei,staff\nqianyi,sales', ['standard input:2', 'standard input:3']],
  ])('%s is read with the place of each', (name, text, places) => {
    const file = readEntryFile('user', name, text)
    expect(file.entries).toMatchObject([{ name: 'zhaolei' }, { name: 'qianyi' }])
    expect(file.places).toEqual(places)
  })

  test('a cell may contain quotes, commas and line breaks, and lines continue after it', () => {
    const { entries, places } = readEntryFile(
      'user',
      'a.csv',
      'name,full-name\na,"one ""two""\nthree, four"\nb,x\n',
    )
    expect(entries).toEqual([
      { name: 'a', 'full-name': 'one "two"\nthree, four' },
      { name: 'b', 'full-name': 'x' },
    ])
    expect(places).toEqual(['a.csv:2', 'a.csv:4'])
  })

  test.each([
    ['a.csv', 'name,rol\nx,y\n', 'a.csv:1: column 2, rol: is no field of a user; expected one of name'],
    [
      'a.csv',
      'name,departmnts\nx,y\n',
      'column 2, departmnts: is no field of a user; did you mean departments?',
    ],
    ['a.csv', 'name,name\nx,y\n', 'a.csv:1: column 2, name: is there twice'],
    [
      'a.csv',
      'name,kind\nx,staff,z\n',
      'a.csv:2: has 3 values for 2 columns; quote a value that holds a comma',
    ],
    ['a.csv', 'name\n"x\n', 'a.csv:2: a quote is not closed'],
    ['a.csv', '', 'a.csv: is empty; expected the names of fields in its first line'],
    ['a.csv', 'name,kind\n', 'a.csv: holds no users'],
    ['a.yaml', 'roles:\n  - name: X\n', 'a.yaml:1: expected a list of users, or one under the name users'],
    ['a.yaml', '- name: x\n- 7\n', 'a.yaml:2: expected the fields of a user'],
    ['a.json', '[{"name": "x"', 'a.json:1: '],
  ])('%s with %j is refused with place and expectation', (name, text, message) => {
    expect(() => readEntryFile('user', name, text)).toThrow(message)
  })
})
