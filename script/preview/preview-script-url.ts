export type PreviewPlace = { host: string; propertyId: string }

/**
 * Where the preview script of a flag is; undefined when the flag does not switch preview on (PV-01).
 * @param flag value of `smartserve_preview` or the preview cookie: true, 1 or '' name no local preview, 0 and false
 * switch off, any other id of up to 64 signs is a local preview's
 */
export function previewScriptUrl(flag: string | undefined, { host, propertyId }: PreviewPlace): string | undefined {
  if (flag === undefined || flag === '0' || flag === 'false') return undefined
  const isLocal = !['', '1', 'true'].includes(flag)
  if (isLocal && !/^[A-Za-z0-9_-]{1,64}$/.test(flag)) return undefined
  return `${host}/smartserve-${propertyId}${isLocal ? `-${flag}` : ''}-preview.js`
}
