import { Type } from 'typebox'
import { noChanges, type SiteChanges } from '../../contract/steer/site-changes.ts'
import { pathId } from '../http/path-id.ts'
import type { Services } from '../services.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({ trackingId: pathId }),
  response: {
    200: Type.Unsafe<SiteChanges>(
      Type.Object({
        format: Type.Literal(1),
        version: Type.Integer(),
        experiences: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
      }),
    ),
  },
}

/** `GET /changes/{trackingId}`: what was published in the console, for `instep pull`. For operators only. */
export function changesRoute(app: TypedApp, { storage }: Pick<Services, 'storage'>): void {
  app.get('/changes/:trackingId', { schema }, async ({ params }) => {
    const current = await storage.siteChanges.current(params.trackingId)
    return current?.changes ?? noChanges
  })
}
