import { Type } from 'typebox'
import type { Configuration } from '../configuration/configuration.ts'
import { Refusal } from '../http/refusal.ts'
import { readScript } from '../scripts/read-script.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({
    environment: Type.Optional(
      Type.Union(['development', 'test', 'staging', 'production'].map((name) => Type.Literal(name))),
    ),
    name: Type.String(),
  }),
  produces: 'text/javascript',
}

/**
 * The name of a property's script, or of a local preview's. The ids contain no characters that could lead out of the
 * folder (SV-07).
 */
const scriptName = /^smartserve-[A-Za-z0-9_.-]{1,128}(?:-[A-Za-z0-9_-]{1,64})?-preview\.js$/

/**
 * `GET /preview/[{environment}/]smartserve-{propertyId}[-{localId}]-preview.js`: returns the preview script, uncached
 * (SV-55). The configured folder has a subfolder for each environment; an address without an environment means that of
 * the service.
 */
export function previewRoutes(app: TypedApp, { previewFolder, environment }: Configuration): void {
  for (const url of ['/preview/:name', '/preview/:environment/:name']) {
    app.get(url, { schema }, async ({ params }, reply) => {
      const { name } = params
      if (/^smartserve-.*-preview\.js$/.test(name) && !scriptName.test(name)) {
        throw new Refusal(400, 'bad_request', 'The property id has signs that it cannot have')
      }
      if (!scriptName.test(name)) throw new Refusal(404, 'not_found', 'There is no such script')
      const script = await readScript(previewFolder, `${params.environment ?? environment}/${name}`)
      return reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script)
    })
  }
}
