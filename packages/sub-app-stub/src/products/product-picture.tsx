import { type PicturedProduct, productLook } from './product-look.ts'
import styles from './products.module.css'

const pictures = import.meta.glob<string>('./pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Walls that white ceramics and chrome are seen against, in a light and a dark theme. */
const walls = ['#a9babd', '#bcb2a4', '#a3b0bc', '#aab8a6', '#b5a9a6'] as const

interface ProductPictureProps {
  readonly product: PicturedProduct
  /** Pixels. */
  readonly height: number
  readonly className?: string | undefined
}

/** The picture of a kind of product in its colours; decorative, as the text beside it describes it. */
export function ProductPicture({ product, height, className = styles.picture }: ProductPictureProps) {
  const { source, ground, scale } = pictureOf(product)
  return <img src={source} alt="" className={className} style={{ height, background: ground, scale }} />
}

/** The code lets two products of a kind differ: by the wall, or by the way in which a tile is turned. */
function pictureOf(product: PicturedProduct) {
  const look = productLook(product)
  const { tone, vein, base } = look.colours
  const kind = look.fixture === undefined ? look.texture : look.fixture
  const picture = pictures[`./pictures/${kind}.svg`] ?? ''
  const coloured = picture.replace('<svg', `<svg style="--tone:${tone};--vein:${vein}"`)
  const sum = [...product.productCode].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return {
    source: `data:image/svg+xml,${encodeURIComponent(coloured)}`,
    ...(look.fixture === undefined
      ? { ground: base, scale: `${sum % 2 ? 1 : -1} ${sum % 3 ? 1 : -1}` }
      : { ground: walls[sum % walls.length], scale: 'none' }),
  }
}

interface ProductThumbnailProps {
  readonly product: PicturedProduct
  readonly size?: number
}

/** A small square picture, as beside a name in a line of an order. */
export const ProductThumbnail = ({ product, size = 40 }: ProductThumbnailProps) => (
  <ProductPicture product={product} height={size} className={styles.thumbnail} />
)
