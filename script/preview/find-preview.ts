import { parseJsonObject } from '../../contract/json.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import type { KeyValue } from '../key-value.ts'
import type { Reply, Send } from '../services/remote/request.ts'
import { readPreview } from './read-preview.ts'

/** The key in session storage of the configuration, with the id under which it was found. */
export const previewKey = 'qb_preview'

export type FindPreviewNeeds = {
  /** Undefined when the address contains none; then only session storage is searched. */
  previewId?: string
  propertyId: string
  session?: KeyValue
  send: Send
  /** The address of the stash, without a slash at the end. */
  host: string
}

/**
 * Returns the preview configuration from session storage, otherwise from the stash under the preview id, and stores
 * the latter for the following pages (PV-12). Undefined when no preview is requested.
 * @throws (rejects) `No preview was found in sessionStorage or stash`, or `Stash returned status code {code}`
 */
export async function findPreview(needs: FindPreviewNeeds): Promise<PreviewConfig | undefined> {
  const { previewId, session } = needs
  const kept = parseJsonObject(session?.get(previewKey)) as { previewId?: unknown } | undefined
  const isMine = previewId === undefined || kept?.previewId === undefined || kept.previewId === previewId
  const config = isMine ? readPreview(kept) : undefined
  if (config || previewId === undefined) return config
  const found = await askStash(needs, previewId)
  session?.set(previewKey, JSON.stringify({ ...found, previewId }))
  return found
}

async function askStash({ host, propertyId, send }: FindPreviewNeeds, previewId: string): Promise<PreviewConfig> {
  const [namespace, key] = [propertyId, previewId].map(encodeURIComponent)
  const reply = await send({ method: 'GET', url: `${host}/stash/v1.1/kv/get/${namespace}/public/${key}` })
  const code = codeOf(reply)
  const { data } = (parseJsonObject(reply.text) ?? {}) as { data?: unknown }
  const found = code === 200 ? readPreview(data) : undefined
  if (found && Object.keys(found).length > 0) return found
  if (code === 200 || code === 404) throw new Error('No preview was found in sessionStorage or stash')
  throw new Error(`Stash returned status code ${code}`)
}

/** Returns the status code in the response text; without one, the HTTP status. */
function codeOf({ status, text }: Reply): number {
  const { code } = (parseJsonObject(text) as { status?: { code?: unknown } } | undefined)?.status ?? {}
  return typeof code === 'number' ? code : status
}
