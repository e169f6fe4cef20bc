import { type PicturedProduct, productLook } from '../products/product-look.ts'
import type { layingPlan, Room } from './laying-plan.ts'

interface LayingPictureProps {
  readonly product: PicturedProduct
  readonly room: Room
  readonly plan: NonNullable<ReturnType<typeof layingPlan>>
}

/** Millimetres would make long numbers: the picture is drawn in centimetres. */
const perMetre = 100

/** A room from above with its pieces; decorative, as the text beside it describes it. */
export function LayingPicture({ product, room, plan }: LayingPictureProps) {
  const { colours } = productLook(product)
  const [width, height] = [room.length * perMetre, room.width * perMetre]
  const piece = { width: plan.piece.width * perMetre, height: plan.piece.height * perMetre }
  const id = `laying-${product.productCode}`
  const isBrick = room.laying === 'brick'
  const across = isBrick ? piece.height * 2 : piece.height
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      style={{ display: 'block', width: '100%', maxHeight: 420, borderRadius: 8 }}
    >
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
