import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import { serviceAt } from '../events/service.ts'

/**
 * Stores a preview in the stash of the site's service, where any browser finds it (PV-12). The same preview gets the same id
 * each time.
 * @param service the address of the service in place of the configured one
 * @returns the id
 * @throws when no address is known, or the service does not answer
 */
export async function storePreview(site: SiteConfig, preview: PreviewConfig, service?: string): Promise<string> {
  const origin = service ?? site.endpoints?.stash ?? site.endpoints?.base
  if (!origin)
    throw new Error('Name the service that keeps the preview with --service, such as https://collect.example.com')
  const previewId = createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 16)
  const path = ['', 'stash/v1.1/kv/set', encodeURIComponent(site.propertyId), 'public', previewId].join('/')
  await serviceAt(origin, undefined).ask(path, { data: preview })
  return previewId
}
