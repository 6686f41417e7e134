import { Type } from 'typebox'
import { ok, statusSchema } from '../http/path-id.ts'
import type { TypedApp } from '../typed-app.ts'

/** `GET /health`: confirms that the process responds. */
export function healthRoute(app: TypedApp): void {
  const schema = { response: { 200: Type.Object({ status: statusSchema }) } }
  app.get('/health', { schema }, async () => ({ status: ok }))
}
