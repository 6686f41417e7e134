import { endpointOf } from '../../../contract/endpoints.ts'
import type { PreviewConfig } from '../../../contract/preview.ts'
import { previewLink } from '../../../contract/preview-link.ts'
import { previewScriptName } from '../../../contract/preview-script.ts'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import type { Send } from '../../services/remote/request.ts'
import { previewHosts } from '../preview-hosts.ts'

export type PreviewLinkNeeds = {
  config: ScriptConfig
  send: Send
  /** The address of the page to open, without the options of the script. */
  url: string
  /** Returns an id that nobody can guess or has used before. */
  newId: () => string
  /** The id of the preview that the page shows, where it is not the site's own. */
  localId?: string | undefined
}

/**
 * Returns an address that shows a preview in any browser, such as that of a phone (PV-01, PV-09). What to show is kept
 * by the service under an id in the link (PV-12); without it the link opens the preview that is deployed.
 * @throws (rejects) with the remedy when no preview is deployed, or when the service does not keep it
 */
export async function makePreviewLink(needs: PreviewLinkNeeds, preview: PreviewConfig | undefined): Promise<string> {
  const { url, newId, localId } = needs
  await requireDeployedPreview(needs)
  if (!preview || Object.keys(preview).length === 0) return previewLink({ page: url, localId })
  const previewId = newId()
  await storeInStash(needs, previewId, preview)
  return previewLink({ page: url, localId, previewId })
}

/** The link would show a page without Instep where there is no preview script. */
async function requireDeployedPreview({ config, send, localId = '1' }: PreviewLinkNeeds): Promise<void> {
  const hosts = previewHosts(config)
  const name = previewScriptName(config.propertyId, localId)
  for (const host of hosts) {
    const status = await send({ method: 'GET', url: `${host}/${name}` }).then(
      (reply) => reply.status,
      () => 0,
    )
    if (status === 200) return
  }
  throw new Error(
    hosts.length === 0
      ? 'This site names no host for previews: set previewHosts or endpoints in its configuration.'
      : `No preview is deployed at ${hosts.join(' or ')}: run instep build --preview, and put the folder there.`,
  )
}

async function storeInStash({ config, send }: PreviewLinkNeeds, id: string, data: PreviewConfig): Promise<void> {
  const namespace = encodeURIComponent(config.propertyId)
  const url = `${endpointOf('stash', config)}/stash/v1.1/kv/set/${namespace}/public/${encodeURIComponent(id)}`
  // A simple content type avoids a preflight request.
  const headers = { 'Content-Type': 'text/plain' }
  const { status } = await send({ method: 'POST', url, body: JSON.stringify({ data }), headers })
  if (status !== 200) throw new Error(`The service did not keep the preview: POST ${url} answered ${status}.`)
}
