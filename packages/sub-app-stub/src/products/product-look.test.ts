import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productLook } from './product-look.ts'

const lookOf = (productName: string, more = {}) => productLook({ productCode: 'P1', productName, ...more })

describe('the look of a product', () => {
  it.each([
    ['云栖白抛釉砖', 'Yunqi White Glazed Tile', 'marble'],
    ['木语胡桃木纹砖', 'Muyu Walnut Wood-look Tile', 'wood'],
    ['素境浅灰微水泥砖', 'Sujing Light Grey Microcement Tile', 'cement'],
    ['庭院麻灰户外厚砖', 'Tingyuan Granite Grey Outdoor Paver', 'terrazzo'],
    ['釉彩豆绿墙砖', 'Youcai Pea Green Wall Tile', 'bricks'],
    ['岩境劳伦黑岩板', 'Yanjing Laurent Black Slab', 'marble'],
  ])('of the tile %s is that of %s: %s', (name, english, texture) => {
    expect(lookOf(name).fixture).toBeUndefined()
    expect(lookOf(name)).toHaveProperty('texture', texture)
    expect(lookOf(english).colours).toEqual(lookOf(name).colours)
    if (/glazed|slab/i.test(english)) expect(lookOf(english)).toHaveProperty('texture', texture)
  })

  it.each([
    ['净屿智能马桶 Pro', 'Jingyu Smart Toilet Pro', 'smart-toilet'],
    ['净屿连体马桶', 'Jingyu One-piece Toilet', 'toilet'],
    ['临汀挂墙坐便器', 'Linting Wall-hung Toilet', 'wall-toilet'],
    ['沐岚手持花洒', 'Mulan Hand Shower', 'shower'],
    ['澄湾极窄边淋浴房', 'Chengwan Slim-frame Shower Enclosure', 'enclosure'],
    ['栖木岩板浴室柜', 'Qimu Slab-top Vanity', 'cabinet'],
    ['栖木双盆浴室柜', 'Qimu Double-basin Vanity', 'cabinet'],
    ['简汀抽拉面盆龙头', 'Jianting Pull-out Basin Tap', 'tap'],
    ['澄湾方形台上盆', 'Chengwan Square Countertop Basin', 'basin'],
    ['澄湾独立浴缸', 'Chengwan Freestanding Bathtub', 'bathtub'],
    ['随手防臭地漏', 'Suishou Odour-proof Floor Drain', 'other'],
  ])('of %s and %s is that of a %s', (name, english, fixture) => {
    expect(lookOf(name).fixture).toBe(fixture)
    expect(lookOf(english).fixture).toBe(fixture)
  })

  it('goes by series and business unit where the name says nothing', () => {
    expect(lookOf('A1', { series: 'Wood' })).toHaveProperty('texture', 'wood')
    expect(lookOf('A1', { businessUnit: 'bathroom' }).fixture).toBe('other')
    expect(lookOf('Toilet wall tile').fixture).toBeUndefined()
  })

  it('is light for white and dark for black', () => {
    const red = (name: string) => Number.parseInt(lookOf(name).colours.base.slice(1, 3), 16)
    expect(red('白砖')).toBeGreaterThan(200)
    expect(red('黑砖')).toBeLessThan(80)
  })
})

it.each([
  ...['wood', 'marble', 'terrazzo', 'layered', 'cement', 'bricks', 'squares', 'plain'],
  ...['toilet', 'wall-toilet', 'smart-toilet', 'tap', 'enclosure', 'shower', 'mirror', 'cabinet', 'bathtub'],
  ...['basin', 'other'],
])('there is a picture of %s, without script or anything to load', (kind) => {
  const picture = readFileSync(new URL(`./pictures/${kind}.svg`, import.meta.url), 'utf8')
  expect(picture.replace(/<title>[\w-]+<\/title>|<path [^<>]*\/>/g, '')).toMatch(
    /^<svg xmlns="[^"]*" viewBox="0 0 96 96" [^<>]*>\s*<\/svg>\s*$/,
  )
  expect(picture).not.toMatch(/href|url\(|\son\w+=/)
})
