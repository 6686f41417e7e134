/**
 * Returns the Cache-Control header for the query option `cache`: present or `true`, it allows caching for a minute
 * (SV-49).
 */
export function cacheControl(cache: unknown): string {
  return cache === '' || cache === 'true' ? 'max-age=60' : 'no-store'
}
