import { join } from 'node:path'
import { Type } from 'typebox'
import type { Configuration } from '../configuration/configuration.ts'
import { Refusal } from '../http/refusal.ts'
import { previewFile } from '../scripts/preview-file.ts'
import { sendScript } from '../scripts/send-script.ts'
import type { TypedApp } from '../typed-app.ts'

const schema = {
  params: Type.Object({
    environment: Type.Optional(
      Type.Union(['development', 'test', 'staging', 'production'].map((name) => Type.Literal(name))),
    ),
    name: Type.String(),
  }),
  produces: ['text/javascript'],
}

/**
 * `GET /preview/[{environment}/]{file}`: serves what `instep build --preview` writes. The script
 * `smartserve-{propertyId}[-{localId}]-preview.js` is uncached (SV-55); the parts beside it carry a hash in their names
 * and are cached for ever. The configured folder has a subfolder for each environment; an address without an
 * environment means that of the service. Previews of the console are the same for all environments.
 */
export function previewRoutes(app: TypedApp, { previewFolder, consolePreviews, environment }: Configuration): void {
  for (const url of ['/preview/:name', '/preview/:environment/:name']) {
    app.get(url, { schema }, async (request, reply) => {
      const { name, environment: asked = environment } = request.params
      const file = previewFile(name)
      if (!file && /^smartserve-.*-preview\.js$/.test(name))
        throw new Refusal(400, 'bad_request', 'The property id has signs that it cannot have')
      if (!file) throw new Refusal(404, 'not_found', missingText(name, asked))
      const folders = [previewFolder && join(previewFolder, asked), consolePreviews]
      for (const folder of folders) {
        if (folder === null) continue
        try {
          return await sendScript(request, reply, { folder, name, file })
        } catch (error) {
          if (!(error instanceof Refusal && error.status === 404)) throw error
        }
      }
      throw new Refusal(404, 'not_found', missingText(name, asked))
    })
  }
}

/** The remedy names the folder by its variable: the answer is public, and paths of the machine are not. */
function missingText(name: string, environment: string): string {
  return previewFile(name)
    ? `There is no ${name} for ${environment}: write it with instep build --preview --out {INSTEP_PREVIEW}/${environment}`
    : 'There is no such script'
}
