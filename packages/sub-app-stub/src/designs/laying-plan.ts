export const layings = ['grid', 'brick', 'diagonal'] as const
export type Laying = (typeof layings)[number]

/** Share of the pieces that is cut off or breaks, by laying pattern (assumed). */
const waste: Readonly<Record<Laying, number>> = { grid: 0.05, brick: 0.08, diagonal: 0.12 }

/** Metres of a piece from a size such as 600x1200mm; undefined for another size. */
export function pieceSize(spec: string): { readonly width: number; readonly height: number } | undefined {
  const [, width = 0, height = 0] = (/^(\d+)x(\d+)/.exec(spec) ?? []).map(Number)
  return width > 0 && height > 0 ? { width: width / 1000, height: height / 1000 } : undefined
}

export interface Room {
  /** Metres. */
  readonly length: number
  readonly width: number
  readonly laying: Laying
}

/** The number of pieces of a size for a room, waste included; undefined while input is missing. */
export function layingPlan(spec: string, { length, width, laying }: Room) {
  const piece = pieceSize(spec)
  if (!piece || !(length > 0) || !(width > 0)) return undefined
  const area = length * width
  const pieces = Math.ceil((area / (piece.width * piece.height)) * (1 + waste[laying]))
  return { piece, area, pieces, spare: waste[laying] }
}
