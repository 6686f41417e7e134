import { Type } from 'typebox'
import type { CounterLists, CounterTop } from '../../../contract/console/datasets.ts'
import { type CounterKind, counterKinds } from '../../counters/counter-store.ts'
import { pathId } from '../../http/path-id.ts'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

/** Lists and ids in one answer. */
const mostLists = 200
const mostIds = 100

const count = Type.Integer()
const listsSchema = {
  response: {
    200: Type.Object({
      lists: Type.Array(
        Type.Object({ property: Type.String(), kind: Type.Enum(counterKinds), name: Type.String(), ids: count }),
      ),
    }),
  },
}
const topSchema = {
  params: Type.Object({
    property: pathId,
    kind: Type.Union(counterKinds.map((kind) => Type.Literal(kind))),
    name: pathId,
  }),
  response: {
    200: Type.Object({ pairs: Type.Array(Type.Tuple([Type.String(), count])), total: count }),
  },
}

/**
 * `GET /console/api/counters`: the counters of the service by property and name. `GET …/{property}/{kind}/{name}`: the ids
 * with the highest counts in their windows (SV-48, SV-50).
 */
export function countersPageRoutes(app: TypedApp, { storage: { counters }, now }: Services): void {
  app.get(
    '/console/api/counters',
    { schema: listsSchema },
    async (): Promise<CounterLists> => ({ lists: await counters.lists(mostLists) }),
  )

  app.get(
    '/console/api/counters/:property/:kind/:name',
    { schema: topSchema },
    async ({ params }): Promise<CounterTop> =>
      counters.top({ ...params, kind: params.kind as CounterKind }, mostIds, now()),
  )
}
