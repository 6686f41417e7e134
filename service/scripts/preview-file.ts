import { type CdnFile, cdnFile } from './cdn-file.ts'

const script = 'text/javascript; charset=utf-8'
const uncached = 'no-store'

/**
 * The name of a property's script, or of a local preview's. The ids contain no characters that could lead out of the
 * folder (SV-07).
 */
const scriptName = /^smartserve-[A-Za-z0-9_.-]{1,128}(?:-[A-Za-z0-9_-]{1,64})?-(?:preview|debugger)\.js$/

/** Files that every preview build writes: their names stay the same while the contents change. */
const named: Record<string, string> = {
  'frame.html': 'text/html; charset=utf-8',
  'debugger-frame.js': script,
  'outer.js': script,
}

/**
 * Returns the headers of a file of a preview build: scripts are never cached (SV-55), parts with a hash in their name
 * for ever. Undefined for any other name.
 */
export function previewFile(name: string): CdnFile | undefined {
  if (name.startsWith('smartserve-'))
    return scriptName.test(name) ? { type: script, cacheControl: uncached } : undefined
  if (Object.hasOwn(named, name)) return { type: named[name] ?? script, cacheControl: uncached }
  const file = cdnFile(name)
  return file?.cacheControl.includes('immutable') ? file : undefined
}
