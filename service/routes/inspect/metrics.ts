import { Type } from 'typebox'
import type { Services } from '../../services.ts'
import type { TypedApp } from '../../typed-app.ts'

const count = Type.Integer()
const schema = {
  response: {
    200: Type.Object({ accepted: count, refused: count, repeatsAnnounced: count, repeatsUnannounced: count }),
  },
}

/** `GET /_inspect/metrics`: the counts of events by outcome since the start of the process (SV-33). */
export function inspectMetricsRoute(app: TypedApp, { eventCounts }: Services): void {
  app.get('/_inspect/metrics', { schema }, async () => eventCounts)
}
