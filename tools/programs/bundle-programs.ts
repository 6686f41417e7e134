import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { type Plugin, rolldown } from 'rolldown'
import { root } from '../setup/root.mjs'
import { bundleIn, programs } from './program-path.ts'

/** Packages whose many files are bundled as well, with all that they import. The others are found where they are installed. */
const bundled =
  /^(?:@fastify\/|fastify$|typebox|graphql$|@redis\/client$|@nats-io\/|commander$|prom-client$|isbot$|mmdb-lib$)/
const isPath = /^[./\0]/

/**
 * Bundles the programs that tests start, so that a start reads a few files instead of thousands, which are compiled once: the service
 * starts in half the time, and a test run starts hundreds. Sets the variable by which `programPath` finds them, for this process
 * and those that it starts.
 */
export async function bundlePrograms(folder = '.build/programs'): Promise<void> {
  const dir = join(root, folder)
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map((file) => [file.replace(/\.ts$/, ''), `${startOf}${file}`])),
    platform: 'node',
    external: (id, importer) => !isPath.test(id) && !(bundled.test(id) || importer?.includes('/node_modules/')),
    plugins: [keepCompiled(dir), keepPlaces(), startBundles(dir)],
  })
  await bundle.write({ dir, cleanDir: true })
  await bundle.close()
  process.env.INSTEP_PROGRAMS = dir
}

const startOf = '\0start:'

/** What a program's code compiles to is kept when it ends, and read by the next start. */
function keepCompiled(dir: string): Plugin {
  return {
    name: 'keep-compiled',
    resolveId: (id) => (id.startsWith(startOf) ? id : undefined),
    load(id) {
      if (!id.startsWith(startOf)) return
      const [cache, program] = [join(dir, 'compiled'), join(root, id.slice(startOf.length))].map((path) =>
        JSON.stringify(path),
      )
      return `import { enableCompileCache } from 'node:module'\nenableCompileCache(${cache})\nawait import(${program})\n`
    },
  }
}

/** Modules find their files from where they lie in the source, also once they lie in a bundle. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { code: 'import.meta.' },
      handler(code, id) {
        const places: Record<string, string> = { dirname: dirname(id), filename: id, url: pathToFileURL(id).href }
        let kept = code
        for (const { start, end } of parseSync(id, code).module.importMetas.toReversed()) {
          const name = /^\.(\w+)/.exec(code.slice(end))?.[1] ?? ''
          const place = places[name]
          if (place) kept = kept.slice(0, start) + JSON.stringify(place) + kept.slice(end + name.length + 1)
        }
        return kept
      },
    },
  }
}

/** How programs find the others: `ownModule('…')`, or with the ending that their own file has. */
const calls = /\bownModule\('([^']+)'\)|\bjoin\([^`]+`\.\.\/\.\.\/([^$`]+)\$\{extname\([^)]+\)\}`\)/g

/** Programs start the bundles of others. */
function startBundles(dir: string): Plugin {
  return {
    name: 'start-bundles',
    transform: {
      filter: { code: /ownModule\(|\$\{extname\(/ },
      handler: (code) =>
        code.replace(calls, (call, module, beside) => {
          const program = module ?? `${beside}.ts`
          return programs.includes(program) ? JSON.stringify(bundleIn(dir, program)) : call
        }),
    },
  }
}
