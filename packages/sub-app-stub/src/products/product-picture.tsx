import type { CSSProperties } from 'react'
import { type TileCell, tilePattern } from './tile-pattern.ts'

interface ProductPictureProps {
  readonly code: string
  readonly style?: CSSProperties
}

const cell = 24
const joint = 0.8

/** The generated picture of a product; what it shows stands beside it in words. */
export function ProductPicture({ code, style }: ProductPictureProps) {
  const { colours, across, cells } = tilePattern(code)
  const side = across * cell
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: colours.ground, ...style }}
    >
      {cells.map((one) => (
        <path
          key={`${one.column}-${one.row}`}
          d={pathOf(one)}
          fill={one.isAccent ? colours.accent : colours.figure}
          transform={`translate(${one.column * cell} ${one.row * cell}) rotate(${one.turns * 90} ${cell / 2} ${cell / 2})`}
        />
      ))}
      <path d={jointsOf(across)} stroke="#fff" strokeOpacity={0.35} strokeWidth={joint} fill="none" />
    </svg>
  )
}

/** A quarter circle from the upper left corner, of one ring or two. */
function pathOf({ isDouble }: TileCell): string {
  const quarter = (radius: number) => `M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`
  if (!isDouble) return quarter(cell)
  const [outer, inner] = [cell, cell * 0.62]
  return `M${inner} 0H${outer}A${outer} ${outer} 0 0 1 0 ${outer}V${inner}A${inner} ${inner} 0 0 0 ${inner} 0Z${quarter(cell * 0.3)}`
}

const jointsOf = (across: number) =>
  Array.from({ length: across - 1 }, (_none, index) => {
    const at = (index + 1) * cell
    return `M${at} 0V${across * cell}M0 ${at}H${across * cell}`
  }).join('')

/** A small square picture, as beside a name in a line of an order. */
export const ProductThumbnail = ({ code, size = 40 }: { readonly code: string; readonly size?: number }) => (
  <ProductPicture code={code} style={{ width: size, height: size, borderRadius: 6, flex: '0 0 auto' }} />
)
