import type { PreviewEnvironment } from './preview-script.ts'

type PreviewLink = {
  /** The full address of a page of the shop. */
  page: string
  /** The id of a preview of somebody's own; without one the site's own preview is shown. */
  localId?: string | undefined
  /** The id under which the stash has the configuration of the preview. */
  previewId?: string | undefined
  /** The environment whose preview is shown, if it is not the site's (PV-09). */
  environment?: PreviewEnvironment
}

const ours = /^(?:smartserve_preview|qb_debugger|qb_preview_id)(?:=|$)/

/**
 * Returns the address that opens a page of the shop in preview mode, in any browser (PV-01, PV-09). The id of the
 * configuration is in the hash, which is sent to no server.
 */
export function previewLink({ page, localId = '1', previewId, environment }: PreviewLink): string {
  const [, path = '', query = ''] = /^([^?#]*)\??([^#]*)/.exec(page) ?? []
  const pairs = [
    ...query.split('&').filter((pair) => pair !== '' && !ours.test(pair)),
    `smartserve_preview=${localId}`,
    ...(environment ? [`qb_debugger=${environment}`] : []),
  ]
  const hash = previewId === undefined ? '' : `#qb_preview_id=${encodeURIComponent(previewId)}`
  return `${path}?${pairs.join('&')}${hash}`
}
