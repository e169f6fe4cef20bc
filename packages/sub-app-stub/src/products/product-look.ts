import type { Product } from '@portal/protocol/calls/sales-order'

/** The input of a picture: order lines have no series and business unit. */
export type PicturedProduct = Pick<Product, 'productCode' | 'productName'> &
  Partial<Pick<Product, 'series' | 'businessUnit'>>

/** Colours of a surface: base, slightly darker or lighter, and veins. */
export interface SurfaceColours {
  readonly base: string
  readonly tone: string
  readonly vein: string
}

type Texture = (typeof textureWords)[number][1]
type Fixture = (typeof fixtureWords)[number][1]

export type ProductLook = { readonly colours: SurfaceColours } & (
  | { readonly texture: Texture | 'plain'; readonly fixture?: undefined }
  | { readonly fixture: Fixture }
)

const surface = (base: string, tone: string, vein: string): SurfaceColours => ({ base, tone, vein })

/** The first match in a name wins, so "warm grey" comes before "grey", and single-word whites before "stone". */
const colourWords: readonly (readonly [RegExp, SurfaceColours])[] = [
  [/米黄|米色|beige|cream/i, surface('#eadfc6', '#dccba6', '#bb9f6d')],
  [/暖灰|warm gr[ae]y/i, surface('#bdb5aa', '#aaa195', '#837a6f')],
  [/浅灰|light gr[ae]y/i, surface('#cfd1d0', '#c0c3c2', '#9a9f9f')],
  [/深灰|dark gr[ae]y|anthracite/i, surface('#5d6164', '#4f5356', '#84898c')],
  [/奶咖|拿铁|latte/i, surface('#cdb59c', '#bfa488', '#96785b')],
  [/燕麦|oat\b/i, surface('#dfd3bf', '#d0c2aa', '#a8967a')],
  [/胡桃|walnut/i, surface('#7d573c', '#6b4830', '#4d3220')],
  [/白蜡|\bash\b/i, surface('#dccfb9', '#cfbfa4', '#ad997a')],
  [/橡木|oak\b/i, surface('#c79f6c', '#b88e5a', '#8f6a3c')],
  [/月白|moon white/i, surface('#e6edef', '#d8e2e5', '#b4c4c9')],
  [/鱼肚白|calacatta/i, surface('#f3f0ea', '#e4ddd1', '#a8997f')],
  [/墨|黑|black|\bink\b/i, surface('#2f3133', '#3b3e40', '#a9a49a')],
  [/青石|bluestone/i, surface('#6f7f88', '#63727b', '#9aa8af')],
  [/砂岩|沙|sandstone|\bsand\b/i, surface('#d3bc97', '#c5ab82', '#a18458')],
  [/绿|green/i, surface('#a9bd94', '#9bb084', '#6f8a5a')],
  [/蓝|blue/i, surface('#7c9cb8', '#6c8dab', '#49688a')],
  [/红|陶土|\bred\b|terracotta/i, surface('#bf6f53', '#ae5f44', '#86432d')],
  [/粉|pink/i, surface('#e3bfb6', '#d8aea4', '#b48479')],
  [/棕|咖|褐|brown|coffee/i, surface('#8c6a50', '#7c5b42', '#5a3f2b')],
  [/奢石|金|luxury|gold/i, surface('#d9cdb6', '#a9b3b0', '#b07d3a')],
  [/黄|yellow/i, surface('#e2c677', '#d6b65f', '#ab8835')],
  [/白|雪|white|snow/i, surface('#f2f1ee', '#e5e4e0', '#b9b8b4')],
  [/灰|水泥|gr[ae]y|cement/i, surface('#a7abac', '#989d9e', '#747a7c')],
  [/木|wood/i, surface('#b98f63', '#a97f54', '#7f5a36')],
]

/** For names without a word of colour: neutral, so that they contradict none. */
const neutral = surface('#d6d2ca', '#c8c3b9', '#a09a8e')

const textureWords = [
  [/木|wood|plank/i, 'wood'],
  [/水磨石|麻|户外|玻化|terrazzo|granite|outdoor|porcelain/i, 'terrazzo'],
  [/水泥|素面|cement|plain/i, 'cement'],
  [/方砖|马赛克|手工|square|mosaic|handmade/i, 'squares'],
  [/墙砖|wall tile/i, 'bricks'],
  [/大理石|岩板|奢石|抛釉|marble|slab|glazed/i, 'marble'],
  [/哑光|砂岩|石|matt|stone/i, 'layered'],
] as const

/** The kind of tile at the end of its name, whatever its use: a "shower wall tile" is a tile. */
const tileName = /(砖|tiles?|paver|mosaic)$/i

/** The first that a name has counts: a basin tap is a tap, a vanity with two basins a cabinet. */
const fixtureWords = [
  [/(壁挂|挂墙).*(马桶|坐便)|wall-?(hung|mounted) toilet/i, 'wall-toilet'],
  [/智能.*(马桶|坐便)|smart toilet/i, 'smart-toilet'],
  [/马桶|坐便|toilet|\bwc\b/i, 'toilet'],
  [/龙头|\btap\b|faucet|mixer/i, 'tap'],
  [/淋浴房|淋浴屏|enclosure|shower (screen|door)/i, 'enclosure'],
  [/花洒|淋浴|shower/i, 'shower'],
  [/镜|mirror/i, 'mirror'],
  [/柜|vanity|cabinet/i, 'cabinet'],
  [/浴缸|浴桶|bathtub|\bbath$/i, 'bathtub'],
  [/盆|basin|sink/i, 'basin'],
  [/毛巾|地漏|浴室|卫浴|towel|drain|bathroom/i, 'other'],
] as const

const firstOf = <Found>(words: readonly (readonly [RegExp, Found])[], text: string) =>
  words.find(([word]) => word.test(text))?.[1]

/** What a product looks like by its name: the real pictures are the company's. */
export function productLook({ productName, series = '', businessUnit }: PicturedProduct): ProductLook {
  const name = productName.trim()
  const colours = firstOf(colourWords, name) ?? neutral
  const named = tileName.test(name) ? undefined : firstOf(fixtureWords, name)
  const fixture = named ?? (businessUnit === 'bathroom' ? 'other' : undefined)
  if (fixture && businessUnit !== 'ceramic') return { colours, fixture }
  return { colours, texture: firstOf(textureWords, name) ?? firstOf(textureWords, series) ?? 'plain' }
}
