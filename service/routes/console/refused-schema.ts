import { Type } from 'typebox'
import { orNull } from '../../http/or-null.ts'
import { pathId } from '../../http/path-id.ts'

const count = Type.Integer()
const id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const forms = ['text', 'unpacked', 'base64'] as const
const event = Type.Object({
  id,
  receivedAt: count,
  reason: Type.String(),
  index: orNull(count),
  form: Type.Enum(forms),
  text: Type.String(),
  isCut: Type.Boolean(),
  size: count,
})
const params = Type.Object({ trackingId: pathId })
const ofOne = Type.Object({ trackingId: pathId, id: Type.String() })

export const listSchema = {
  params,
  querystring: Type.Object({
    reason: Type.Optional(Type.String({ maxLength: 500, description: 'only those that were refused for it' })),
    before: Type.Optional(Type.String({ description: 'the `next` of the page before' })),
  }),
  response: {
    200: Type.Object({
      events: Type.Array(event),
      next: orNull(count),
      reasons: Type.Array(Type.Object({ reason: Type.String(), events: count })),
      latest: count,
    }),
  },
}

export const oneSchema = { params: ofOne, response: { 200: event } }

export const checkSchema = {
  params: ofOne,
  body: Type.Object({ text: Type.String() }),
  response: {
    200: Type.Object({
      passing: count,
      faults: Type.Array(Type.Object({ index: orNull(count), reason: Type.String() })),
    }),
  },
}

export const replaySchema = {
  params: ofOne,
  body: Type.Object({ text: Type.Optional(Type.String({ description: 'the repaired text' })) }),
  response: {
    200: Type.Object({ id, accepted: count, duplicates: count, reasons: Type.Array(Type.String()) }),
  },
}

export const stepSchema = {
  params,
  body: Type.Object({
    reason: Type.String({ maxLength: 500 }),
    after: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    upTo: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  response: {
    200: Type.Object({ next: orNull(count), tried: count, accepted: count, duplicates: count, refused: count }),
  },
}
