import { Type } from 'typebox'
import { orNull } from '../../http/or-null.ts'

const count = Type.Integer()
const time = Type.Number({ description: 'epoch milliseconds' })
const source = Type.Enum(['file', 'upload'])
const value = Type.Record(Type.String(), Type.Unknown())

const listed = Type.Object({
  id: Type.String(),
  source,
  loadedAt: time,
  records: count,
  version: count,
  before: Type.Optional(orNull(Type.Object({ source, loadedAt: time, records: count }))),
})

export const datasetListAnswer = Type.Object({
  datasets: Type.Array(listed),
  limits: Type.Object({ bytes: count, records: count }),
})

export const datasetPageAnswer = Type.Object({
  dataset: listed,
  columns: Type.Array(Type.String()),
  records: Type.Array(Type.Object({ key: Type.String(), value })),
  next: orNull(Type.String()),
})

export const checkAnswer = Type.Object({
  version: count,
  records: count,
  added: count,
  changed: count,
  removed: count,
  same: count,
  mistakes: Type.Array(Type.Unknown({ description: 'kind and line, and what else there is to say of the kind' })),
  mistakeCount: count,
  columns: Type.Array(Type.String()),
  samples: Type.Array(
    Type.Object({
      kind: Type.Enum(['added', 'changed', 'removed']),
      key: Type.String(),
      before: orNull(value),
      after: orNull(value),
    }),
  ),
})

export const outcomeAnswer = Type.Object({ outcome: Type.Enum(['done', 'changed', 'full', 'mistakes']) })
