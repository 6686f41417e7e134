import { type MangleOptions, type MinifyOptions, minify } from 'terser'
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

/** Of some rounds the code that is sent in the fewest bytes: each names variables anew. */
export async function smallest(code: string, isEntry: boolean): Promise<string> {
  const made: string[] = []
  for (let round = 0, given = code; round < rounds; round++) {
    const minified = await minify(given, optionsOf(isEntry))
    if (!minified.code || minified.code === given) break
    given = minified.code
    made.push(given)
  }
  return lightest(made) ?? code
}

/**
 * Minified code with its variables named in that order of letters which is sent in the fewest bytes. The same code with other
 * names differs by half a percent when it is compressed, and what every page loads shall not depend on chance.
 */
export async function nameForBrotli(code: string): Promise<string> {
  const made = letterOrders.map((letters) => minify(code, { ...optionsOf(true), mangle: nameWith(letters) }))
  return lightest([code, ...(await Promise.all(made)).flatMap((each) => each.code ?? [])]) ?? code
}

function lightest(codes: string[]): string | undefined {
  const weighed = codes.map((each) => ({ each, bytes: brotliSize(each) }))
  return weighed.sort((a, b) => a.bytes - b.bytes)[0]?.each
}

/** Arrows are unsafe for functions that are called with `new`, of which the script has none. */
function optionsOf(isEntry: boolean): MinifyOptions {
  return { module: true, ecma: 2020, compress: { passes: 2, hoist_funs: isEntry, unsafe_arrows: true } }
}

/** Terser's own order goes by how often letters occur; these begin with what English words are made of. */
const letterOrders = ['etnrioascl', 'tnreisoacl', 'nesrtoiacl', 'arestniolu', 'srteniaocl', 'tresnioacl'].map(
  (first) => new Set(`${first}abcdefghijklmnopqrstuvwxyz_$ABCDEFGHIJKLMNOPQRSTUVWXYZ`),
)

/** Numbers the names: a first letter from the order, then letters and digits. Terser passes over words that are taken. */
function nameWith(order: Set<string>): MangleOptions {
  const first = [...order]
  const later = [...order, ...'0123456789']
  const letter = (of: string[], at: number) => of[at % of.length] ?? ''
  return {
    nth_identifier: {
      get(number) {
        let name = letter(first, number)
        for (let rest = Math.floor(number / first.length); rest > 0; rest = Math.floor((rest - 1) / later.length))
          name += letter(later, rest - 1)
        return name
      },
    },
  }
}
