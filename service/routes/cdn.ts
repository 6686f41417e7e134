import { Type } from 'typebox'
import { Refusal } from '../http/refusal.ts'
import { cdnFile } from '../scripts/cdn-file.ts'
import { sendScript } from '../scripts/send-script.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = { params: Type.Object({ name: Type.String() }), produces: ['text/javascript'] }

/**
 * `GET /cdn/{name}`: serves the scripts of the configured folder and the debugger's frame, with their content types,
 * and compressed where the build created compressed files (SV-56).
 */
export function cdnRoute(app: TypedApp, folder: string | null): void {
  app.get('/cdn/:name', { schema }, async (request, reply) => {
    const { name } = request.params
    const [path = ''] = (request.raw.url ?? '').split('?')
    if (/%2e|%2f|%5c/i.test(path)) throw new Refusal(400, 'bad_request', 'Dots and slashes cannot be encoded here')
    const file = cdnFile(name)
    if (!file) throw new Refusal(404, 'not_found', 'There is no such script')
    return sendScript(request, reply, { folder, name, file })
  })
}
