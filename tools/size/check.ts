import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliSize } from '../../cli/build/brotli-size.ts'
import { type FileList, fileListName } from '../../cli/build/file-list.ts'
import { filesOfPage } from '../../cli/build/files-of-page.ts'
import { formatTable } from '../console/table.ts'
import { root } from '../setup/root.mjs'
import { bounds } from './bounds.ts'
import { consoleFiles } from './console-files.ts'
import { judgeSizes, type PageWeight, type SizedFile, sumBytes } from './judge.ts'
import { loadedWith } from './loaded-with.ts'

const bare = join(root, '.build', 'bare')
const demo = join(root, '.build', 'instep')
const ownersPage = join(root, '.build', 'console')
/** The inspector, which no shopper loads. */
const inspector = 'outer.js'

const built = [join(bare, fileListName), join(demo, fileListName), join(ownersPage, 'index.html')]
if (built.every((path) => existsSync(path))) checkSizes()
else {
  console.error('.build/bare, .build/instep or .build/console is not there: run npm run build')
  process.exitCode = 1
}

function checkSizes(): void {
  const coreFiles = loadedWith('instep.js', readerOf(bare))
  const core = sizesOf(bare, coreFiles)
  const others = globSync('*.js', { cwd: bare }).filter((path) => !coreFiles.includes(path) && path !== inspector)
  const parts = sizesOf(bare, others.sort())
  const pages = pageLoads()
  const firstPage = sizesOf(ownersPage, consoleFiles(readerOf(ownersPage)))
  const renderer = sizesOf(demo, globSync('small-renderer-*.js', { cwd: demo }))
  console.log(
    formatTable([
      ['brotli', 'bytes', 'bound'],
      ['core without a site', sumBytes(core), bounds.core],
      ...parts.map(({ name, bytes }) => [name, bytes, bounds.part]),
      ...renderer.map(({ name, bytes }) => [name, bytes, bounds.renderer]),
      [`first page of the console, ${firstPage.length} files`, sumBytes(firstPage), bounds.console],
      ...pages.map(({ name, files, bound }) => [`${name}, ${files.length} files`, sumBytes(files), bound]),
    ]),
  )
  const faults = judgeSizes({ core, parts, renderer, console: firstPage, pages })
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** Returns the files that pages of the demo request at once, including those that each file waits for. */
function pageLoads(): PageWeight[] {
  const list = JSON.parse(readerOf(demo)(fileListName)) as FileList
  return bounds.pages.map(({ type, address, bytes: bound }) => {
    const [, , language] = address.split('/')
    const asked = filesOfPage(list, { page: type, address, language })
    const files = new Set(asked.flatMap((path) => loadedWith(path, readerOf(demo))))
    return { name: `${type} ${address}`, files: sizesOf(demo, [...files]), bound }
  })
}

function sizesOf(folder: string, paths: string[]): SizedFile[] {
  const read = readerOf(folder)
  return paths.map((path) => ({ name: basename(path), bytes: brotliSize(read(path)) }))
}

function readerOf(folder: string): (path: string) => string {
  return (path) => readFileSync(join(folder, path), 'utf8')
}
