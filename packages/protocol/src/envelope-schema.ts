import { type TSchema, Type } from 'typebox'

/** Every answer of the backend is wrapped like this; `count` is the total of a paged list (specification §7, §8). */
export const EnvelopeOf = <Data extends TSchema>(data: Data) =>
  Type.Object({
    status: Type.String({ description: 'S, D and M are accepted; anything else is a rejection' }),
    code: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
    msg: Type.Optional(Type.String()),
    data,
    count: Type.Optional(Type.Integer({ minimum: 0 })),
  })

export const AnyEnvelope = EnvelopeOf(Type.Unknown())
