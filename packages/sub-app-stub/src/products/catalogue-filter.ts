import type { Product } from '@portal/protocol/calls/sales-order'

/** The series of some products, each once, in their order. */
export const catalogueSeries = (products: readonly Pick<Product, 'series'>[]): string[] => [
  ...new Set(products.map(({ series }) => series).filter(Boolean)),
]

interface CatalogueFilter {
  /** Empty for all of them. */
  readonly series: string
  /** Words that all have to be found in what the card shows. */
  readonly sought: string
}

export function foundProducts(products: readonly Product[], { series, sought }: CatalogueFilter): Product[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return products.filter((product) => {
    if (series && product.series !== series) return false
    const shown = [product.productCode, product.productName, product.series, product.spec]
      .join(' ')
      .toLowerCase()
    return words.every((word) => shown.includes(word))
  })
}

/** Tiles go by the pallet, bathroom ware by the piece (assumed). */
export const usualQuantity = ({ businessUnit }: Pick<Product, 'businessUnit'>): number =>
  businessUnit === 'ceramic' ? 40 : 1
