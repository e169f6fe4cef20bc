import { type Static, Type } from 'typebox'

/** A file for everybody to download; every field is assumed. Dates: ISO 8601, UTC. */
export const SharedFile = Type.Object({
  fileId: Type.Integer(),
  fileName: Type.String(),
  category: Type.String(),
  sizeBytes: Type.Integer({ minimum: 0 }),
  uploadedAt: Type.String({ format: 'date-time' }),
  downloadUrl: Type.String({
    description: 'below the API base; asks for the Certificate header or the cookie Admin-Token',
  }),
})
export type SharedFile = Static<typeof SharedFile>
