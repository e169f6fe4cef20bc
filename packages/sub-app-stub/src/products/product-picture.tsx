import type { CSSProperties } from 'react'
import { fixtureLayers } from './fixture-layers.ts'
import { pictureSide } from './picture-layer.ts'
import { type PicturedProduct, productLook } from './product-look.ts'
import { surfaceLayers } from './surface-layers.ts'

interface ProductPictureProps {
  readonly product: PicturedProduct
  readonly style?: CSSProperties
}

/** The drawn picture of a product; decorative, as the text beside it describes it. */
export function ProductPicture({ product, style }: ProductPictureProps) {
  const { ground, layers } = pictureOf(product)
  return (
    <svg
      viewBox={`0 0 ${pictureSide} ${pictureSide}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ display: 'block', width: '100%', background: ground, ...style }}
    >
      {layers.map(({ d, fill = 'none', ...line }, index) => (
        <path key={index} d={d} fill={fill} strokeLinecap="round" strokeLinejoin="round" {...line} />
      ))}
    </svg>
  )
}

function pictureOf(product: PicturedProduct) {
  const { productCode } = product
  const { colours, ...look } = productLook(product)
  if (look.fixture === undefined)
    return { ground: colours.base, layers: surfaceLayers(look.texture, colours, productCode) }
  const { wall, layers } = fixtureLayers(look.fixture, productCode)
  return { ground: wall, layers }
}

interface ProductThumbnailProps {
  readonly product: PicturedProduct
  readonly size?: number
}

/** A small square picture, as beside a name in a line of an order. */
export const ProductThumbnail = ({ product, size = 40 }: ProductThumbnailProps) => (
  <ProductPicture
    product={product}
    style={{ width: size, height: size, borderRadius: 6, flex: '0 0 auto' }}
  />
)
