import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { NumberField } from '@portal/page-kit/number-field'
import { PageFrame } from '@portal/page-kit/page-frame'
import { languageTag } from '@portal/sub-app-sdk/portal-languages'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Form, Segmented, Select } from 'antd'
import { useState } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageName } from '../i18n/page-names.ts'
import { useTexts } from '../i18n/texts.ts'
import { Figures } from '../page/facts.tsx'
import pageStyles from '../page/page.module.css'
import { type PicturedProduct, productLook } from '../products/product-look.ts'
import { ProductThumbnail } from '../products/product-picture.tsx'
import styles from './designs.module.css'
import { layingPlan, layings, pieceSize, type Room } from './laying-plan.ts'

interface LayingPictureProps {
  readonly product: PicturedProduct
  readonly room: Room
  readonly plan: NonNullable<ReturnType<typeof layingPlan>>
}

/** Millimetres would make long numbers: the picture is drawn in centimetres. */
const perMetre = 100

/** A room from above with its pieces; decorative, as the text beside it describes it. */
function LayingPicture({ product, room, plan }: LayingPictureProps) {
  const { colours } = productLook(product)
  const [width, height] = [room.length * perMetre, room.width * perMetre]
  const piece = { width: plan.piece.width * perMetre, height: plan.piece.height * perMetre }
  const id = `laying-${product.productCode}`
  const isBrick = room.laying === 'brick'
  const across = isBrick ? piece.height * 2 : piece.height
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={styles.room}>
      <defs>
        <pattern
          id={id}
          width={piece.width}
          height={across}
          patternUnits="userSpaceOnUse"
          patternTransform={room.laying === 'diagonal' ? 'rotate(45)' : undefined}
        >
          <rect width={piece.width} height={across} fill={colours.base} />
          <path
            d={jointsOf(piece, isBrick)}
            stroke={colours.vein}
            strokeWidth={Math.max(1.5, Math.min(width, height) / 220)}
            fill="none"
          />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} stroke={colours.vein} strokeWidth={4} />
    </svg>
  )
}

function jointsOf({ width, height }: { readonly width: number; readonly height: number }, isBrick: boolean) {
  const edge = `M0 0H${width}M0 0V${height}`
  return isBrick ? `${edge}M0 ${height}H${width}M${width / 2} ${height}V${height * 2}` : edge
}

/** More than the demo company sells. */
const size = 500

const metres = { min: 0.1, max: 100, step: 0.1, precision: 2, suffix: 'm' } as const

/** Plans a room: how to lay its tiles, how many it takes and their cost. */
export function DesignPage({ path }: { readonly path: string }) {
  const { designs: texts, fields } = useTexts()
  const client = usePortalClient()
  const formats = useFormats()
  const percent = new Intl.NumberFormat(languageTag(usePortalSnapshot().language), { style: 'percent' })
  const [code, setCode] = useState<string>()
  const [room, setRoom] = useState<Room>({ length: 6, width: 4, laying: 'grid' })
  const tiles = useQuery({
    queryKey: ['tiles'],
    queryFn: async ({ signal }) => {
      const query = { businessUnit: 'ceramic', current: 1, size } as const
      const { data } = await client.productPage({ query }, { signal })
      return data.records.filter(({ spec }) => pieceSize(spec))
    },
  })
  const product = tiles.data?.find(({ productCode }) => productCode === code) ?? tiles.data?.[0]
  const plan = product && layingPlan(product.spec, room)
  const change = (changes: Partial<Room>) => setRoom((shown) => ({ ...shown, ...changes }))
  return (
    <PageFrame isNamedByMenu title={usePageName(path)}>
      <LoadingCard isLoading={tiles.isLoading} error={tiles.error} onRetry={tiles.refetch} />
      {product && (
        <div className={`${pageStyles.columns} ${styles.plan}`}>
          <Card size="small">
            <Form layout="vertical">
              <Form.Item label={fields.product} htmlFor="design-product">
                <Select
                  id="design-product"
                  showSearch={{ optionFilterProp: 'label' }}
                  value={product.productCode}
                  options={(tiles.data ?? []).map(({ productCode, productName, spec }) => ({
                    value: productCode,
                    label: `${productName} · ${spec}`,
                  }))}
                  onChange={setCode}
                />
              </Form.Item>
              <Flex gap={16}>
                {(['length', 'width'] as const).map((side) => (
                  <Form.Item
                    key={side}
                    label={texts[side]}
                    htmlFor={`design-${side}`}
                    className={styles.side ?? ''}
                  >
                    <NumberField
                      {...metres}
                      id={`design-${side}`}
                      className={styles.metres ?? ''}
                      value={room[side]}
                      onChange={(metres) => change({ [side]: metres ?? 0 })}
                    />
                  </Form.Item>
                ))}
              </Flex>
              <Segmented
                block
                aria-label={texts.laying}
                value={room.laying}
                options={layings.map((laying) => ({ value: laying, label: texts.layings[laying] }))}
                onChange={(laying) => change({ laying })}
              />
            </Form>
            {plan && (
              <Figures
                of={[
                  [fields.area, formats.quantity(Math.round(plan.area * 100) / 100)],
                  [texts.spare, percent.format(plan.spare)],
                  [texts.pieces, formats.quantity(plan.pieces), true],
                  [fields.stock, formats.quantity(product.stock)],
                  [fields.amount, formats.amount(plan.pieces * product.unitPrice), true],
                ]}
              />
            )}
          </Card>
          <Card
            size="small"
            title={
              <Flex align="center" gap={8}>
                <ProductThumbnail product={product} size={28} />
                {product.productName}
              </Flex>
            }
          >
            {plan ? (
              <LayingPicture product={product} room={room} plan={plan} />
            ) : (
              <EmptyState text={texts.incomplete} />
            )}
          </Card>
        </div>
      )}
    </PageFrame>
  )
}
