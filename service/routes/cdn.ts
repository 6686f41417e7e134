import { Type } from 'typebox'
import { Refusal } from '../http/refusal.ts'
import { cdnFile } from '../scripts/cdn-file.ts'
import { readScript } from '../scripts/read-script.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = { params: Type.Object({ name: Type.String() }), produces: 'text/javascript' }

/** `GET /cdn/{name}`: the scripts of the configured folder and the debugger's frame, with their types (SV-56). */
export function cdnRoute(app: TypedApp, folder: string | null): void {
  app.get('/cdn/:name', { schema }, async ({ params: { name }, raw }, reply) => {
    const [path = ''] = (raw.url ?? '').split('?')
    if (/%2e|%2f|%5c/i.test(path)) throw new Refusal(400, 'bad_request', 'Dots and slashes cannot be encoded here')
    const file = cdnFile(name)
    if (!file) throw new Refusal(404, 'not_found', 'There is no such script')
    const content = await readScript(folder, name)
    return reply.header('cache-control', file.cacheControl).type(file.type).send(content)
  })
}
