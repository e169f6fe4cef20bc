import { describe, expect, test } from 'vitest'
import { namesFor } from './name-language.ts'

const tiles = { name: '瓷砖事业部', nameEn: 'Ceramic Tiles' }

describe('names speak the language of the request', () => {
  test.each([
    [undefined, '瓷砖事业部'],
    ['', '瓷砖事业部'],
    ['*', '瓷砖事业部'],
    ['zh-CN,zh;q=0.9,en;q=0.8', '瓷砖事业部'],
    ['ZH', '瓷砖事业部'],
    ['en-US,en;q=0.9', 'Ceramic Tiles'],
    [' es', 'Ceramic Tiles'],
    ['ja', 'Ceramic Tiles'],
    [';;;', '瓷砖事业部'],
  ])('%j: %s', (header, name) => {
    expect(namesFor(header)(tiles)).toBe(name)
  })

  test('what has no English name keeps its own', () => {
    expect(namesFor('en')({ name: '通知', nameEn: null })).toBe('通知')
  })
})
