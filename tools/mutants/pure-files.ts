import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from '../setup/root.mjs'
import { type RunImports, readRunImports } from './import-graph.ts'
import { testsNear } from './likely-tests.ts'

/** The modules by which a file reaches disks, sockets, processes and threads. */
const rimPackages =
  /^(node:(fs|sqlite|child_process|worker_threads|net|tls|http|https|dns|os|cluster|process|readline)(\/|$)|@nats-io|@redis|fastify$|httpxy|chokidar)/

/** A file whose code is changed, and the tests that reach it, the nearest first. */
export type PureFile = { path: string; text: string; tests: string[] }

/**
 * Returns the pure files of a folder, `script` or `service`. Pure is what unit tests of that folder reach by imports and what is not at
 * the rim. At the rim is `script/browser/`, what only tests in a browser import themselves with what is
 * reached only through it, and what imports a module of Node for
 * disks, sockets, processes or threads; of `service/cluster/`, which needs the servers of a cluster, is pure what the unit tests in
 * it reach. What serves tests, in folders named `testing`, is no code that is tested.
 */
export function readPureFiles(folder: string): PureFile[] {
  const texts = new Map(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((path) => [
      path.replaceAll(sep, '/'),
      readFileSync(join(root, path), 'utf8'),
    ]),
  )
  const imports = new Map<string, RunImports>()
  const ofBrowser = new Set<string>()
  const ofUnit = new Set<string>()
  for (const [path, text] of texts) {
    const read = readRunImports(path, text)
    const [, other] = /\.(browser|cluster|package)\./.exec(path) ?? []
    if (!other) imports.set(path, read)
    if (path.endsWith('.test.ts') && other !== 'cluster')
      for (const file of read.files) (other ? ofBrowser : ofUnit).add(file)
  }
  for (const path of ofBrowser) if (!ofUnit.has(path)) imports.delete(path)
  return [...imports]
    .filter(([path, { packages }]) => isCode(path) && !packages.some((each) => rimPackages.test(each)))
    .map(([path]) => {
      const tests = testsNear(path, imports)
      const ofCluster = 'service/cluster/'
      const told = path.startsWith(ofCluster) ? tests.filter((test) => test.startsWith(ofCluster)) : tests
      return { path, text: texts.get(path) ?? '', tests: told }
    })
    .filter(({ tests }) => tests.length > 0)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** Whether the unit tests may say something about a file. */
function isCode(path: string): boolean {
  return !/\.d\.ts$|\.test\.ts|\/testing\/|test-data|^script\/browser\//.test(path)
}
