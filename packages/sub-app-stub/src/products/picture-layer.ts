/** Pictures are drawn on a square of this side. */
export const pictureSide = 96

/** One path of a picture, filled or drawn as a line. */
export interface PictureLayer {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly opacity?: number
}
