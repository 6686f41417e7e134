/** The environments that have preview scripts of their own (PV-01). */
export const previewEnvironments = ['production', 'staging', 'development'] as const
export type PreviewEnvironment = (typeof previewEnvironments)[number]

/** Values of the preview flag that name no preview of somebody's own. */
const withoutId = ['', '1', 'true']
const off = ['0', 'false']

/**
 * Returns the environment whose preview scripts a site uses: the one with its name, for `test` that of development, for
 * none and for any other name that of production (PV-01).
 */
export function previewEnvironmentOf(environment = ''): PreviewEnvironment {
  const name = environment.toLowerCase()
  if (name === 'test') return 'development'
  return previewEnvironments.find((each) => each === name) ?? 'production'
}

/** Returns whether a text can name a preview of somebody's own: 1 to 64 letters, digits, _ or -, and no other flag value. */
export function isLocalPreviewId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text) && ![...withoutId, ...off].includes(text)
}

/**
 * Returns the file name of the preview script that a flag requests; undefined when the flag does not switch preview on
 * (PV-01).
 * @param flag value of `smartserve_preview` or of the preview cookie: true, 1 or '' mean no local preview, 0 and false
 * switch preview off, any other id of up to 64 characters names a local preview
 */
export function previewScriptName(propertyId: string, flag: string): string | undefined {
  if (withoutId.includes(flag)) return `smartserve-${propertyId}-preview.js`
  return isLocalPreviewId(flag) ? `smartserve-${propertyId}-${flag}-preview.js` : undefined
}
