/** The response headers of a file of the CDN routes. */
export type CdnFile = { type: string; cacheControl: string }

const script = 'text/javascript; charset=utf-8'
/** These names stay the same while the contents change. */
const brief = 'max-age=300'
const named: Record<string, CdnFile> = {
  'base.js': { type: script, cacheControl: brief },
  'portal.js': { type: script, cacheControl: brief },
  'index.js': { type: script, cacheControl: brief },
  'outer.js': { type: script, cacheControl: brief },
  'instep.js': { type: script, cacheControl: brief },
  'frame.html': { type: 'text/html; charset=utf-8', cacheControl: 'no-store' },
}

/** Experience scripts and the parts that scripts share, as `instep build` names them: with a hash of their contents. */
const hashed = /^[A-Za-z][A-Za-z0-9_-]*-[A-Za-z0-9_-]{8}\.js$/

/** Returns the headers of a known file (SV-56); undefined for any other name. */
export function cdnFile(name: string): CdnFile | undefined {
  if (Object.hasOwn(named, name)) return named[name]
  return hashed.test(name) ? { type: script, cacheControl: 'max-age=31536000, immutable' } : undefined
}
