import { type PictureLayer, pictureSide as side } from './picture-layer.ts'
import type { Fixture } from './product-look.ts'
import { hashOf } from './seeded-random.ts'

/** Walls that white ceramics and chrome are seen against, in a light and a dark theme. */
const walls = ['#a9babd', '#bcb2a4', '#a3b0bc', '#aab8a6', '#b5a9a6'] as const

const white = '#fbfaf7'
const shade = '#d3d9da'
const chrome = '#eef1f2'
const dark = '#5c676c'
const wood = '#b98f63'

const filled = (fill: string, d: string): PictureLayer => ({ d, fill })
const drawn = (stroke: string, strokeWidth: number, d: string): PictureLayer => ({ d, stroke, strokeWidth })

const drops = 'M33 46v5M41 46v5M49 46v5M37 55v5M45 55v5M33 64v5M41 64v5M49 64v5'

const silhouettes: Readonly<Record<Fixture, readonly PictureLayer[]>> = {
  toilet: [
    filled(white, 'M26 26h18v26H26z M24 22h22a2 2 0 0 1 2 2v3H22v-3a2 2 0 0 1 2-2z'),
    filled(white, 'M26 51h48c0 11-7 17-16 19l2 12H34l-1-12c-5-4-7-11-7-19z'),
    filled(shade, 'M42 47h32a2 2 0 0 1 2 2v3H42zM35 72h22l.4 3H35z'),
    drawn(dark, 1.6, 'M30 32h5'),
  ],
  smartToilet: [
    filled(white, 'M24 44c0-5 3-8 8-8h10c5 0 8 3 10 8z'),
    filled(white, 'M24 47h51c0 12-7 19-16 22l1 13H31c-4-8-7-20-7-35z'),
    filled(shade, 'M46 43h28a2 2 0 0 1 2 2v3H24v-3z'),
    drawn('#4f9aa8', 1.6, 'M30 41h9'),
  ],
  wallToilet: [
    filled(shade, 'M18 18h4v64h-4z'),
    filled(white, 'M22 46h50c0 12-9 22-24 23H22z'),
    filled(shade, 'M34 42h38a2 2 0 0 1 2 2v3H30z'),
    filled(chrome, 'M26 24h16v10H26z'),
    drawn(dark, 1, 'M34 24v10'),
  ],
  tap: [
    filled(chrome, 'M36 76V42c0-20 30-20 30 0v7h-8v-7c0-8-13-8-13 0v34z'),
    filled(shade, 'M31 76h19v6H31zM41 50h4v26h-4z'),
    drawn(chrome, 5, 'M36 52L22 44'),
    drawn(white, 1.6, 'M62 54v5M62 63v5'),
  ],
  enclosure: [
    { d: 'M22 18h52v62H22z', fill: white, opacity: 0.35 },
    drawn(dark, 2, 'M22 18h52v62H22zM50 18v62'),
    drawn(white, 1.4, 'M28 36l12-12M28 44l16-16M56 70l12-12'),
    drawn(chrome, 2.6, 'M54 46v12'),
  ],
  shower: [
    drawn(chrome, 3.4, 'M66 82V24c0-6-5-9-11-9H47c-4 0-6 2-6 6v9'),
    filled(chrome, 'M24 38c1-9 33-9 34 0v3H24z'),
    filled(shade, 'M24 39h34v3H24zM60 58h12v5H60z'),
    drawn(white, 1.6, drops),
  ],
  mirror: [
    filled(white, 'M26 16h44a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6z'),
    filled('#c7d6da', 'M27 21h42a3 3 0 0 1 3 3v42a3 3 0 0 1-3 3H27a3 3 0 0 1-3-3V24a3 3 0 0 1 3-3z'),
    drawn(white, 2, 'M32 46l18-18M34 56l28-28'),
    filled(shade, 'M34 77h28v4H34z'),
  ],
  cabinet: [
    filled(white, 'M36 16h24a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4z'),
    filled('#c7d6da', 'M35 19h26v20H35z'),
    filled(white, 'M16 50h64v5H16z'),
    filled(wood, 'M18 55h60v24H18z'),
    drawn('#7f5a36', 1, 'M48 55v24M18 67h60'),
    drawn(chrome, 1.8, 'M30 60h8M58 60h8M30 72h8M58 72h8'),
  ],
  bathtub: [
    drawn(chrome, 2.6, 'M74 48V34c0-6-9-6-9 0v3'),
    filled(white, 'M12 48h72c0 18-7 29-19 29H31C19 77 12 66 12 48z'),
    filled(shade, 'M10 46a3 3 0 0 1 3-3h70a3 3 0 0 1 3 3v2H10z'),
    drawn(shade, 1.6, 'M22 54c1 9 5 15 10 17'),
  ],
  basin: [
    drawn(chrome, 3.6, 'M60 50V34c0-9-13-9-13 0v3'),
    filled(white, 'M20 46h56c0 13-7 20-16 20H36c-9 0-16-7-16-20z'),
    filled(shade, 'M18 45a2 2 0 0 1 2-2h56a2 2 0 0 1 2 2v3H18z'),
    filled(wood, 'M8 66h80v7H8z'),
  ],
  other: [
    filled(white, 'M48 18c12 15 18 24 18 33a18 18 0 0 1-36 0c0-9 6-18 18-33z'),
    drawn(shade, 2.4, 'M38 52a10 10 0 0 0 9 10'),
    drawn(white, 2.4, 'M22 80q6.5-5 13 0t13 0t13 0t13 0'),
  ],
}

/** Colour of the wall behind a fixture and its drawing; the code determines wall and tiling. */
export function fixtureLayers(fixture: Fixture, code: string) {
  const hash = hashOf(code)
  const step = [16, 24, 32][(hash >>> 6) % 3] ?? 24
  const lines = Array.from({ length: side / step - 1 }, (_none, index) => (index + 1) * step)
  const isTiled = (hash >>> 9) % 2 === 0
  const tiling = lines.map((at) => `M${at} 0V${side}${isTiled ? `M0 ${at}H${side}` : ''}`).join('')
  const layers: readonly PictureLayer[] = [
    { d: tiling, stroke: '#fff', strokeWidth: 0.8, opacity: 0.3 },
    ...silhouettes[fixture],
  ]
  return { wall: walls[hash % walls.length] ?? walls[0], layers }
}
