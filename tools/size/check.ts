import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliSize } from '../../cli/build/brotli-size.ts'
import { type FileList, fileListName } from '../../cli/build/file-list.ts'
import { filesOfPage } from '../../cli/build/files-of-page.ts'
import { table } from '../console/table.ts'
import { root } from '../setup/root.mjs'
import { bounds } from './bounds.ts'
import { judge, type PageLoad, type Sized, sum } from './judge.ts'
import { loadedWith } from './loaded-with.ts'

const bare = join(root, '.build', 'bare')
const demo = join(root, '.build', 'instep')
/** No shopper loads it. */
const inspector = 'outer.js'

if ([bare, demo].every((folder) => existsSync(join(folder, fileListName)))) check()
else {
  console.error('.build/bare or .build/instep is not there: run npm run build')
  process.exitCode = 1
}

function check(): void {
  const coreFiles = loadedWith('instep.js', reader(bare))
  const core = sized(bare, coreFiles)
  const others = globSync('*.js', { cwd: bare }).filter((path) => !coreFiles.includes(path) && path !== inspector)
  const parts = sized(bare, others.sort())
  const pages = pageLoads()
  const renderer = sized(demo, globSync('small-renderer-*.js', { cwd: demo }))
  console.log(
    table([
      ['brotli', 'bytes', 'bound'],
      ['core without a site', sum(core), bounds.core],
      ...parts.map(({ name, bytes }) => [name, bytes, bounds.part]),
      ...renderer.map(({ name, bytes }) => [name, bytes, bounds.renderer]),
      ...pages.map(({ name, files, bound }) => [`${name}, ${files.length} files`, sum(files), bound]),
    ]),
  )
  const faults = judge({ core, parts, renderer, pages })
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** What pages of the demo ask for at once, with what each file waits for. */
function pageLoads(): PageLoad[] {
  const list = JSON.parse(reader(demo)(fileListName)) as FileList
  return bounds.pages.map(({ type, address, bytes: bound }) => {
    const asked = filesOfPage(list, { page: type, address })
    const files = new Set(asked.flatMap((path) => loadedWith(path, reader(demo))))
    return { name: `${type} ${address}`, files: sized(demo, [...files]), bound }
  })
}

function sized(folder: string, paths: string[]): Sized[] {
  const read = reader(folder)
  return paths.map((path) => ({ name: basename(path), bytes: brotliSize(read(path)) }))
}

function reader(folder: string): (path: string) => string {
  return (path) => readFileSync(join(folder, path), 'utf8')
}
