import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { type Cell, table } from '../console/table.ts'
import { root } from '../setup/root.mjs'
import { bounds } from './bounds.ts'
import { brotliSize } from './brotli-size.ts'
import { judge, median, type Sized, sum } from './judge.ts'
import { loadedWith } from './loaded-with.ts'

const bare = join(root, '.build', 'bare')
const instep = join(root, '.build', 'instep')
/** No shopper loads it. */
const inspector = 'outer.js'

if ([bare, instep].every((folder) => existsSync(join(folder, 'instep.js')))) check()
else {
  console.error('.build/bare/instep.js or .build/instep/instep.js is not there: run npm run build')
  process.exitCode = 1
}

function check(): void {
  const chunks = globSync('**/experience-*.js', { cwd: instep })
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
  const loaded = chunks.flatMap((chunk) => loadedWith(chunk, reader(instep)))
  const shared = [...new Set(loaded)].filter((path) => !chunks.includes(path))

  const coreFiles = loadedWith('instep.js', reader(bare))
  const core = sized(bare, coreFiles)
  const parts = sized(
    bare,
    globSync('*.js', { cwd: bare })
      .sort()
      .filter((path) => !coreFiles.includes(path) && path !== inspector),
  )
  const loads = bounds.loads.map(({ name, parts: used, bound }) => ({
    name,
    bound,
    bytes: sum(sized(bare, filesOf(used))),
  }))
  const experiences = sized(instep, chunks)
  console.log(
    table([
      ['brotli', 'bytes', 'bound'],
      ...rows(core, bounds.core, 'core without a site'),
      ...rows(parts, bounds.part),
      ...loads.map(({ name, bytes, bound }): Cell[] => [name, bytes, bound]),
      ...rows(experiences, bounds.chunk),
      ['median of the experiences', median(experiences.map(({ bytes }) => bytes)), bounds.chunkMedian],
      ...sized(instep, shared).map(({ name, bytes }): Cell[] => [`shared: ${name}`, bytes, '']),
    ]),
  )
  const faults = judge({ core, parts, loads, experiences })
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** What the core and these parts make a page load; names are without hash. @throws when a part is not in the build */
function filesOf(parts: string[]): string[] {
  const all = globSync('*.js', { cwd: bare })
  const entries = parts.flatMap((part) => {
    const files = all.filter((path) => path.replace(/-[\w-]{8}\.js$/, '') === part)
    if (files.length === 0)
      throw new Error(`The part ${part} is not in the build: was it renamed? See tools/size/bounds.ts`)
    return files
  })
  return [...new Set(['instep.js', ...entries].flatMap((entry) => loadedWith(entry, reader(bare))))]
}

function rows(files: Sized[], bound: number, total?: string): Cell[][] {
  const each = files.map(({ name, bytes }): Cell[] => [name, bytes, total ? '' : bound])
  return total ? [[total, sum(files), bound], ...(files.length > 1 ? each : [])] : each
}

function sized(folder: string, paths: string[]): Sized[] {
  const read = reader(folder)
  return paths.map((path) => ({ name: basename(path), bytes: brotliSize(read(path)) }))
}

function reader(folder: string): (path: string) => string {
  return (path) => readFileSync(join(folder, path), 'utf8')
}
