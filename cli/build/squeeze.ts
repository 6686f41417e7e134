import { createRequire } from 'node:module'
import { type MinifyOptions, minify } from 'terser'
import type { Plugin } from 'vite'
import { brotliSize } from './brotli-size.ts'
import { openBuildCache } from './build-cache.ts'
import { everyPage } from './chunk-names.ts'
import { inlineRuntime } from './inline-runtime.ts'
import { nameInEachOrder, orders } from './letter-orders.ts'
import { root } from './own-module.ts'
import { steadyNamesOf } from './steady-names.ts'

/** Additional rounds change next to nothing, and code that is read anew needs no second pass. */
const rounds = 2
const passes = { inRound: 1, withNames: 2 }

/** Chunks that many pages load, for which the build searches for the best variable names, whatever their size. */
const shared = [everyPage, 'kit', 'kit-drawing']

/** The size in characters from which a chunk is worth the time. */
const worthwhile = 4000
const large = 30_000
/** The size in characters from which other variable names save more than a few bytes. */
const worthNaming = 8000

const foldersOf = (...names: string[]) => names.map((name) => `${root}/${name}/`)
const script = foldersOf('script', 'slots')
/** Virtual modules of the build begin with a NUL. */
const ours = ['\0', ...script, ...foldersOf('catalogue', 'contract')]

/**
 * Minifies chunks again, which shrinks the output of Vite's minifier by another 1.5 percent for every shopper. React
 * gains nothing, and small chunks gain less than the time is worth, except those of the script itself.
 */
export function squeezeChunks(): Plugin {
  return {
    name: 'instep-squeeze',
    async generateBundle(_options, bundle) {
      inlineRuntime(bundle)
      await cache.pruneEntries()
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // `loadWithShared` changes the entry, and minifies it afterwards.
      const names = steadyNamesOf(bundle)
      const own = chunks.filter(({ moduleIds, code, isEntry }) => !isEntry && isOurs(moduleIds, code.length))
      await Promise.all(
        own.map(async (chunk) => {
          chunk.code = await names.hideWhile(chunk.code, async (given) => {
            const code = await findSmallest(given)
            return shared.includes(chunk.name) || code.length > worthNaming ? nameForBrotli(code) : code
          })
        }),
      )
    },
  }
}

/**
 * Returns whether a chunk consists of our code and the libraries that we use. A site's own code may contain things
 * that this minifier does not expect.
 */
function isOurs(moduleIds: readonly string[], length: number): boolean {
  const isIn = (folders: readonly string[]) => (id: string) => folders.some((folder) => id.startsWith(folder))
  const rest = moduleIds.filter((id) => !isIn(ours)(id))
  if (rest.length === moduleIds.length || !rest.every((id) => /\/node_modules\/(?!react)/.test(id))) return false
  return length > worthwhile || moduleIds.some(isIn(script))
}

/** Minifies the code several times, each time from what the time before has written. */
export function findSmallest(code: string): Promise<string> {
  return cache.makeOnce(inputOf('smallest', code), () => minifyInRounds(code))
}

async function minifyInRounds(code: string): Promise<string> {
  let made = code
  for (let round = 0; round < rounds; round++) {
    const minified = await minify(made, optionsOf(code, passes.inRound))
    if (!minified.code || minified.code === made) break
    made = minified.code
  }
  return made
}

/**
 * Returns minified code with its variables renamed in the letter order that compresses to the fewest bytes. Other
 * names change the compressed size of the same code by half a percent, and the size of what every page loads must not
 * depend on chance.
 * @param show puts in what is hidden in the code. It takes part in what is weighed and in nothing else, so the names are kept for what others hide.
 */
export function nameForBrotli(code: string, show?: (code: string) => string): Promise<string> {
  const tryOrders = async () => JSON.stringify(await nameInEachOrder(code, optionsOf(code, passes.withNames)))
  return cache.makeOnce(inputOf('names', show?.(code) ?? code), async () => {
    const named = await (show ? cache.makeOnce(inputOf('orders', code), tryOrders) : tryOrders())
    const made = [code, ...(JSON.parse(named) as string[])].map((each) => show?.(each) ?? each)
    const weighed = made.map((each) => ({ each, bytes: brotliSize(each) }))
    return weighed.sort((a, b) => a.bytes - b.bytes)[0]?.each ?? code
  })
}

/**
 * Hoisting functions to the top of their scope improves compression in large chunks only. Arrow functions are unsafe
 * where a function is called with `new`, which the script never does.
 */
function optionsOf({ length }: string, passes: number): MinifyOptions {
  return { module: true, ecma: 2020, compress: { passes, hoist_funs: length > large, unsafe_arrows: true } }
}

const cache = openBuildCache()
const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string }

/** Returns everything that the minified code depends on: the code, what is done with it, and by which versions. */
function inputOf(task: 'smallest' | 'orders' | 'names', code: string): string {
  return JSON.stringify([task, version, process.versions.brotli, rounds, passes, orders, optionsOf(code, 1), code])
}
