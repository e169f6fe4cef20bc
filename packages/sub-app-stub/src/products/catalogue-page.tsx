import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Product } from '@portal/protocol/calls/catalogue'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Input, Segmented, Typography, theme } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { codesOf, codeText } from '../i18n/codes.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { orderQuery } from '../orders/order-values.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { catalogueSeries, foundProducts, usualQuantity } from './catalogue-filter.ts'
import { PriceLists } from './price-lists.tsx'
import { ProductPicture } from './product-picture.tsx'

/** Enough for the whole catalogue: it is searched in the page. */
const size = 500

/** Query parameters of the page, which a reload keeps. */
const [unitParameter, seriesParameter, searchParameter] = ['businessUnit', 'series', 'search'] as const

/** The company's products as cards, to look at and to order. */
export function CataloguePage({ path }: { readonly path: string }) {
  const texts = useTexts()
  const { businessUnit, language } = usePortalSnapshot()
  const client = usePortalClient()
  const [search, setSearch] = useSearchParams()
  const unit = search.get(unitParameter) ?? (businessUnit === 'bathroom' ? 'bathroom' : 'ceramic')
  const series = search.get(seriesParameter) ?? ''
  const sought = search.get(searchParameter) ?? ''
  const catalogue = useCall('catalogue', async (signal) => {
    const query = { current: 1, size, businessUnit: 'all' } as const
    return (await client.productPage({ query }, { signal })).data.records
  })
  const ask = (changes: Readonly<Record<string, string>>) => {
    const next = { [unitParameter]: unit, [seriesParameter]: series, [searchParameter]: sought, ...changes }
    setSearch(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  const products = catalogue.data?.filter((product) => product.businessUnit === unit) ?? []
  const found = foundProducts(products, { series, sought })
  return (
    <PageFrame isNamedByMenu title={usePageName('oms', path)} actions={<PriceLists />}>
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
          style={{ flex: '1 1 220px', maxWidth: 360 }}
          onChange={(event) => ask({ [searchParameter]: event.target.value })}
        />
        <Typography.Text type="secondary" role="status">
          {catalogue.data && fill(texts.catalogue.count, { count: found.length })}
        </Typography.Text>
      </Flex>
      <Flex wrap gap={8} role="group" aria-label={texts.catalogue.series}>
        {['', ...catalogueSeries(products)].map((one) => (
          <Button
            key={one}
            size="small"
            shape="round"
            type={one === series ? 'primary' : 'default'}
            aria-pressed={one === series}
            onClick={() => ask({ [seriesParameter]: one })}
          >
            {one || texts.list.all}
          </Button>
        ))}
      </Flex>
      <LoadingCard isLoading={catalogue.isLoading} error={catalogue.error} onRetry={catalogue.retry} />
      {!catalogue.isLoading && catalogue.data && found.length === 0 && (
        <EmptyState
          text={texts.catalogue.nothing}
          action={
            <Button onClick={() => ask({ [seriesParameter]: '', [searchParameter]: '' })}>
              {texts.list.reset}
            </Button>
          }
        />
      )}
      <ul
        style={{
          ...{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
        }}
      >
        {found.map((product) => (
          <ProductCard key={product.productCode} product={product} />
        ))}
      </ul>
    </PageFrame>
  )
}

const forms = { ceramic: '/orders/ceramic/new', bathroom: '/orders/bathroom/new' } as const

function ProductCard({ product }: { readonly product: Product }) {
  const { catalogue, newOrder } = useTexts()
  const { language } = usePortalSnapshot()
  const { token } = theme.useToken()
  const { amount, quantity } = useFormats()
  const openPage = useOpenPage()
  const { productCode, productName, spec, series, stock, unitPrice, businessUnit } = product
  const form = forms[businessUnit]
  const formName = usePageName('oms', form)
  const unit = codeText(language, 'unit', product.unit)
  const lines = [{ productCode, quantity: usualQuantity(product) }]
  return (
    <li
      style={{
        ...{ display: 'flex', flexDirection: 'column', overflow: 'hidden' },
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <ProductPicture code={productCode} style={{ height: 168 }} />
      <Flex vertical gap={4} style={{ padding: 12, flex: 1 }}>
        <Typography.Text strong>{productName}</Typography.Text>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {[productCode, series, spec].join(' · ')}
        </Typography.Text>
        <Flex justify="space-between" align="baseline" gap={8} style={{ marginTop: 'auto', paddingTop: 4 }}>
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Typography.Text strong style={{ fontSize: token.fontSizeLG }}>
              {amount(unitPrice)}
            </Typography.Text>
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {fill(newOrder.perUnit, { unit })}
            </Typography.Text>
          </span>
          <Typography.Text type={stock > 0 ? 'secondary' : 'warning'} style={{ fontSize: 12 }}>
            {stock > 0 ? fill(newOrder.stock, { count: quantity(stock), unit }) : newOrder.noStock}
          </Typography.Text>
        </Flex>
        <Button
          block
          style={{ marginTop: 4 }}
          aria-label={fill(catalogue.addNamed, { product: productName })}
          onClick={() => void openPage(`${form}?${orderQuery({ lines })}`, formName)}
        >
          {catalogue.add}
        </Button>
      </Flex>
    </li>
  )
}
