import { join } from 'node:path'
import { type MangleOptions, type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'
import { brotliSize } from './brotli-size.ts'
import { everyPage } from './chunk-names.ts'
import { inlineRuntime } from './inline-runtime.ts'

/** More change next to nothing. */
const rounds = 2

/** Chunks that many pages load, for which the best names are sought. */
const shared = [everyPage, 'kit', 'kit-drawing']

/** Characters from which a chunk is worth the time. */
const worthwhile = 4000
const large = 30_000

const root = join(import.meta.dirname, '../..')
const foldersOf = (...names: string[]) => names.map((name) => join(root, name, '/'))
const script = foldersOf('script', 'slots')
/** Modules that the build makes up begin with a NUL. */
const ours = ['\0', ...script, ...foldersOf('catalogue', 'contract')]

/**
 * Minifies chunks again: what Vite's minifier leaves in them shrinks by another 1.5 percent, which every shopper would
 * download. React gains nothing, and small chunks less than the time it takes, but for those of the script itself.
 */
export function squeezeChunks(): Plugin {
  return {
    name: 'instep-squeeze',
    async generateBundle(_options, bundle) {
      inlineRuntime(bundle)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // `loadWithShared` changes the entry, and minifies it then.
      const own = chunks.filter(({ moduleIds, code, isEntry }) => !isEntry && isOurs(moduleIds, code.length))
      await Promise.all(
        own.map(async (chunk) => {
          const code = await findSmallest(chunk.code)
          chunk.code = shared.includes(chunk.name) ? await nameForBrotli(code) : code
        }),
      )
    },
  }
}

/** Whether a chunk is ours with the libraries that we use: a site's own code may have what this minifier does not expect. */
function isOurs(moduleIds: readonly string[], length: number): boolean {
  const isIn = (folders: readonly string[]) => (id: string) => folders.some((folder) => id.startsWith(folder))
  const rest = moduleIds.filter((id) => !isIn(ours)(id))
  if (rest.length === moduleIds.length || !rest.every((id) => /\/node_modules\/(?!react)/.test(id))) return false
  return length > worthwhile || moduleIds.some(isIn(script))
}

/** Of some rounds the code that is sent in the fewest bytes: each names variables anew. */
export async function findSmallest(code: string): Promise<string> {
  const made: string[] = []
  for (let round = 0, given = code; round < rounds; round++) {
    const minified = await minify(given, optionsOf(code))
    if (!minified.code || minified.code === given) break
    given = minified.code
    made.push(given)
  }
  return chooseLightest(made) ?? code
}

/**
 * Minified code with its variables named in that order of letters which is sent in the fewest bytes. The same code with other
 * names differs by half a percent when it is compressed, and what every page loads shall not depend on chance.
 */
export async function nameForBrotli(code: string): Promise<string> {
  const { code: again = code } = await minify(code, { ...optionsOf(code), mangle: false })
  const made = letterOrders.map((letters) =>
    minify(again, { ...optionsOf(code), compress: false, mangle: nameWith(letters) }),
  )
  return chooseLightest([code, ...(await Promise.all(made)).flatMap((each) => each.code ?? [])]) ?? code
}

function chooseLightest(codes: string[]): string | undefined {
  const weighed = codes.map((each) => ({ each, bytes: brotliSize(each) }))
  return weighed.sort((a, b) => a.bytes - b.bytes)[0]?.each
}

/**
 * Functions at the top of their scope compress better in large chunks only. Arrows are unsafe for functions that are called with
 * `new`, of which the script has none.
 */
function optionsOf({ length }: string): MinifyOptions {
  return { module: true, ecma: 2020, compress: { passes: 2, hoist_funs: length > large, unsafe_arrows: true } }
}

/** Terser's own order goes by how often letters occur; these begin with what English words are made of. */
const letterOrders = [
  'etnrioascl',
  'nesrtoiacl',
  'srteniaocl',
  'tresnioacl',
  'iterasnocl',
  'eatrnsioul',
  'sentriocal',
  'rtloeanisu',
  'terinsoacl',
  'siuecotdal',
].map((first) => new Set(`${first}abcdefghijklmnopqrstuvwxyz_$ABCDEFGHIJKLMNOPQRSTUVWXYZ`))

/** Numbers the names: a first letter from the order, then letters and digits. Terser passes over words that are taken. */
function nameWith(order: Set<string>): MangleOptions {
  const first = [...order]
  const later = [...order, ...'0123456789']
  const letterAt = (of: string[], at: number) => of[at % of.length] ?? ''
  return {
    nth_identifier: {
      get(number) {
        let name = letterAt(first, number)
        for (let rest = Math.floor(number / first.length); rest > 0; rest = Math.floor((rest - 1) / later.length))
          name += letterAt(later, rest - 1)
        return name
      },
    },
  }
}
