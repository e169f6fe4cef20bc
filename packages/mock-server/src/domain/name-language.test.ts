import { languages } from '@portal/protocol/languages'
import { describe, expect, test } from 'vitest'
import { namesFor } from './name-language.ts'

const tiles = { name: '瓷砖事业部', nameEn: 'Ceramic Tiles' }

describe('names are in the language of the request', () => {
  test.each([
    [undefined, '瓷砖事业部'],
    ['', '瓷砖事业部'],
    ['*', '瓷砖事业部'],
    ['zh-CN,zh;q=0.9,en;q=0.8', '瓷砖事业部'],
    ['ZH', '瓷砖事业部'],
    ['en-US,en;q=0.9', 'Ceramic Tiles'],
    [' es', 'Ceramic Tiles'],
    ['ja', 'Ceramic Tiles'],
    ['fr-CH', 'Ceramic Tiles'],
    [';;;', '瓷砖事业部'],
  ])('%j: %s', (header, name) => {
    expect(namesFor(header)(tiles)).toBe(name)
  })

  test('those of the demo company in Spanish and Japanese too', () => {
    const orders = { name: '瓷砖订单', nameEn: 'Tile Orders' }
    expect(namesFor('es-ES,es;q=0.9')(orders)).toBe('Pedidos de cerámica')
    expect(namesFor('ja')(orders)).toBe('タイル注文')
  })

  test.each([
    ['zh', '工程报备评审：P-7 万科新城：二期'],
    ['en', 'Project review: P-7 万科新城：二期'],
    ['es', 'Revisión de proyecto: P-7 万科新城：二期'],
    ['ja', '案件審査：P-7 万科新城：二期'],
  ])('what a title says after its colon stays as it is: %s', (language, title) => {
    const review = {
      name: '工程报备评审：P-7 万科新城：二期',
      nameEn: 'Project review: P-7 万科新城：二期',
    }
    expect(namesFor(language)(review)).toBe(title)
  })

  test.each(languages.filter((language) => language !== 'zh'))(
    'what has no English name keeps its own: %s',
    (language) => {
      expect(namesFor(language)({ name: '通知', nameEn: null })).toBe('通知')
      expect(namesFor(language)({ name: '构造', nameEn: 'constructor' })).toBe('constructor')
    },
  )
})
