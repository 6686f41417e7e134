import { minify } from 'terser'
import type { Plugin } from 'vite'
import { brotliSize } from './brotli-size.ts'
import { inlineRuntime } from './inline-runtime.ts'

/** More change nothing. */
const rounds = 3

/**
 * Minifies the script's own chunks again: what Vite's minifier leaves in them shrinks by another 1.5 percent, which
 * every shopper would download. React and single experiences gain less than the time it takes.
 */
export function squeeze(): Plugin {
  return {
    name: 'instep-squeeze',
    async generateBundle(_options, bundle) {
      inlineRuntime(bundle)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => /\/(script|slots)\//.test(id)))
      await Promise.all(
        own.map(async (chunk) => {
          chunk.code = await smallest(chunk.code, chunk.isEntry)
        }),
      )
    },
  }
}

/**
 * Of some rounds the code that is sent in the fewest bytes. Each round names variables anew, and the same code with other names
 * differs by half a percent when it is compressed.
 */
export async function smallest(code: string, isEntry: boolean): Promise<string> {
  const made: string[] = []
  for (let round = 0, given = code; round < rounds; round++) {
    const minified = await minify(given, {
      module: true,
      ecma: 2020,
      compress: { passes: 2, hoist_funs: isEntry },
    })
    if (!minified.code || minified.code === given) break
    given = minified.code
    made.push(given)
  }
  const weighed = made.map((each) => ({ each, bytes: brotliSize(each) }))
  return weighed.sort((a, b) => a.bytes - b.bytes)[0]?.each ?? code
}
