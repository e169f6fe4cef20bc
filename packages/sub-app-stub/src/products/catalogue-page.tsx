import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Flex, Input, Segmented, Typography } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnAddress, usePortalClient } from '../backend/portal-client.ts'
import { type CartLine, cartLines, keepCart, withQuantity } from '../forms/cart.ts'
import { draftPath, useDrafts } from '../forms/draft-list.tsx'
import { cartId } from '../forms/draft-store.ts'
import { orderTotals, type ProductsByCode, valuesOfDraft } from '../forms/order-values.ts'
import { codesOf } from '../i18n/codes.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { catalogueSeries, foundProducts } from './catalogue-filter.ts'
import { ProductCard } from './product-card.tsx'
import styles from './products.module.css'

/** The price lists of the company, to be downloaded; nothing while there are none. */
function PriceLists() {
  const client = usePortalClient()
  const files = useQuery({
    queryKey: ['prices'],
    queryFn: async ({ signal }) => {
      const query = { category: 'price', pageIndex: 1, pageRows: 10 } as const
      return (await client.findFilesPagination({ query }, { signal })).data
    },
  })
  return (
    <>
      {files.data
        ?.filter(({ downloadUrl }) => isOwnAddress(downloadUrl))
        .map(({ fileId, fileName, downloadUrl }) => (
          <Button key={fileId} href={downloadUrl} download>
            {fileName}
          </Button>
        ))}
    </>
  )
}

/**
 * One user's cart for an order form, on this device. What the form has besides, such as the distributor, stays with it.
 * @param form the form's path
 */
function useCart(form: string) {
  const { drafts, store, changed } = useDrafts(form)
  const kept = drafts.find(({ id }) => id === cartId)
  const lines = useMemo(() => cartLines(kept && valuesOfDraft(kept.values).lines), [kept])
  return {
    lines,
    quantityOf: (code: string) => lines.find(({ productCode }) => productCode === code)?.quantity ?? 0,
    /** False when the browser keeps nothing. */
    put(productCode: string, quantity: number): boolean {
      // The form may have changed it since this page was drawn.
      const values = store.read(cartId) ?? {}
      const next = withQuantity(valuesOfDraft(values).lines ?? [], productCode, quantity)
      const isKept = keepCart(store, { ...values, lines: next })
      changed()
      return isKept
    },
    clear() {
      store.remove(cartId)
      changed()
    },
  }
}

interface CartBarProps {
  readonly lines: readonly CartLine[]
  readonly productsByCode: ProductsByCode
  readonly onOpen: () => void
  readonly onClear: () => void
}

/** The cart's content and total, at the bottom of the screen; hidden while empty. */
function CartBar({ lines, productsByCode, onOpen, onClear }: CartBarProps) {
  const { catalogue } = useTexts()
  const formats = useFormats()
  if (lines.length === 0) return null
  const { amount, quantity } = orderTotals({ lines }, productsByCode)
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="8px 16px"
      component="section"
      aria-label={catalogue.cart}
      className={`${pageStyles.bar} ${styles.cart}`}
    >
      <Flex wrap align="baseline" gap="0 12px" role="status">
        <Typography.Text strong>{fill(catalogue.inCart, { count: lines.length })}</Typography.Text>
        <Typography.Text type="secondary">
          {fill(catalogue.pieces, { count: formats.quantity(quantity) })}
        </Typography.Text>
        <Typography.Text strong className={styles.amount ?? ''}>
          {formats.amount(amount)}
        </Typography.Text>
      </Flex>
      <Flex gap={8} className={styles.actions ?? ''}>
        <Button type="text" onClick={onClear}>
          {catalogue.clearCart}
        </Button>
        <Button type="primary" onClick={onOpen}>
          {catalogue.toOrder}
        </Button>
      </Flex>
    </Flex>
  )
}

/** Enough for the whole catalogue: it is searched in the page. */
const size = 500

/** Query parameters of the page, which a reload keeps. */
const [unitParameter, seriesParameter, searchParameter] = ['businessUnit', 'series', 'search'] as const

const forms = { ceramic: '/orders/ceramic/new', bathroom: '/orders/bathroom/new' } as const

/** The company's products as cards, to look at and to choose from for one order. */
export function CataloguePage({ path }: { readonly path: string }) {
  const texts = useTexts()
  const { businessUnit, language } = usePortalSnapshot()
  const client = usePortalClient()
  const [search, setSearch] = useSearchParams()
  const { message } = App.useApp()
  const openPage = useOpenPage()
  const unit =
    (search.get(unitParameter) ?? businessUnit) === 'bathroom' ? ('bathroom' as const) : ('ceramic' as const)
  const form = forms[unit]
  const cart = useCart(form)
  const formName = usePageName(form)
  const series = search.get(seriesParameter) ?? ''
  const sought = search.get(searchParameter) ?? ''
  const catalogue = useQuery({
    queryKey: ['catalogue'],
    queryFn: async ({ signal }) => {
      const query = { current: 1, size, businessUnit: 'all' } as const
      return (await client.productPage({ query }, { signal })).data.records
    },
  })
  const ask = (changes: Readonly<Record<string, string>>) => {
    const next = { [unitParameter]: unit, [seriesParameter]: series, [searchParameter]: sought, ...changes }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const products = catalogue.data?.filter((product) => product.businessUnit === unit) ?? []
  const productsByCode: ProductsByCode = useMemo(
    () => new Map(catalogue.data?.map((product) => [product.productCode, product])),
    [catalogue.data],
  )
  const allSeries = catalogueSeries(products)
  // An address may name a series of another language or time.
  const chosenSeries = allSeries.includes(series) ? series : ''
  const found = foundProducts(products, { series: chosenSeries, sought })
  const choose = (code: string, quantity: number) => {
    if (!cart.put(code, quantity)) void message.error(texts.catalogue.notKept)
  }
  return (
    <PageFrame isNamedByMenu title={usePageName(path)} actions={<PriceLists />}>
      <Flex wrap align="center" gap="8px 12px">
        <Segmented
          aria-label={texts.fields.businessUnit}
          value={unit}
          options={codesOf(language, 'businessUnit').map(([value, label]) => ({ value, label }))}
          onChange={(value) => ask({ [unitParameter]: value, [seriesParameter]: '' })}
        />
        <Input
          type="search"
          allowClear
          aria-label={texts.catalogue.search}
          placeholder={texts.catalogue.search}
          value={sought}
          className={styles.search ?? ''}
          onChange={(event) => ask({ [searchParameter]: event.target.value })}
        />
        <Typography.Text type="secondary" role="status">
          {catalogue.data && fill(texts.catalogue.count, { count: found.length })}
        </Typography.Text>
      </Flex>
      <Flex wrap gap={8} role="group" aria-label={texts.catalogue.series}>
        {['', ...allSeries].map((one) => (
          <Button
            key={one}
            size="small"
            shape="round"
            type={one === chosenSeries ? 'primary' : 'default'}
            aria-pressed={one === chosenSeries}
            onClick={() => ask({ [seriesParameter]: one })}
          >
            {one || texts.list.all}
          </Button>
        ))}
      </Flex>
      <LoadingCard isLoading={catalogue.isLoading} error={catalogue.error} onRetry={catalogue.refetch} />
      {catalogue.data && found.length === 0 && (
        <EmptyState
          text={texts.catalogue.nothing}
          action={
            <Button onClick={() => ask({ [seriesParameter]: '', [searchParameter]: '' })}>
              {texts.list.reset}
            </Button>
          }
        />
      )}
      <ul className={`${pageStyles.plain} ${styles.cards}`}>
        {found.map((product) => (
          <ProductCard
            key={product.productCode}
            product={product}
            chosen={cart.quantityOf(product.productCode)}
            onChoose={(quantity) => choose(product.productCode, quantity)}
          />
        ))}
      </ul>
      <CartBar
        lines={cart.lines}
        productsByCode={productsByCode}
        onOpen={() => void openPage(draftPath(form, cartId), formName)}
        onClear={cart.clear}
      />
    </PageFrame>
  )
}
