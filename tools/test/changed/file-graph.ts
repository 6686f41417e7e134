import { posix } from 'node:path'
import type { FileLinks } from './links-of.ts'

/** Which files depend on which. */
export type FileGraph = {
  files: ReadonlySet<string>
  /** By file, the files that import it, load it, or start it as a program: they also depend on what it depends on. */
  users: ReadonlyMap<string, ReadonlySet<string>>
  /** By file, the files that read its text as one of a folder: they depend on nothing else of it. */
  readers: ReadonlyMap<string, ReadonlySet<string>>
}

/** These list programs, tests, templates or words, or give an example, and do not read what they name. What the shop sets, its build checks and builds. */
const onlyNaming =
  /^(vitest|playwright)\.[\w.]*config\.ts$|^tools\/test\/|^console\/texts\/|^catalogue\/[\w-]+\/templates\.ts$|^shop\/site\/experiences\/|\/drawing-templates\.ts$|^(tools\/programs\/program-path|cli\/check\/check-instance)\.ts$/

/**
 * Makes the graph of the files of the repository.
 * @param files all of them, also deleted ones that others may still import
 * @param links those of each source file
 */
export function makeFileGraph(files: ReadonlySet<string>, links: ReadonlyMap<string, FileLinks>): FileGraph {
  const found = makeFinder(files)
  const users = new Map<string, Set<string>>()
  const readers = new Map<string, Set<string>>()
  for (const [path, { imports, names, lists, loadsPatterns }] of links) {
    for (const target of imports) addTo(users, target, path)
    if (onlyNaming.test(path)) continue
    for (const name of names) {
      for (const target of found.file(name, path)) addTo(users, target, path)
      for (const target of found.template(name)) addTo(users, target, path)
      if (lists === 'texts' || lists === 'copies')
        // In a copy something new is compiled, beside which a single template changes nothing.
        for (const target of found.folder(name))
          if (lists === 'texts' || !templateOf(target, files)) addTo(readers, target, path)
      if (lists === 'texts' || loadsPatterns)
        for (const target of found.pattern(name)) addTo(loadsPatterns ? users : readers, target, path)
    }
  }
  return { files, users, readers }
}

/**
 * Returns all files that depend on one of these, and these.
 * @param hopsAfter how many steps of use lead on from a file; without a limit unless it gives one
 */
export function reachFrom(
  { users, readers }: FileGraph,
  changed: readonly string[],
  hopsAfter: (path: string) => number = () => Number.POSITIVE_INFINITY,
): Set<string> {
  const hopsLeft = new Map<string, number>()
  const queue: string[] = []
  const addReached = (path: string, hops: number) => {
    if ((hopsLeft.get(path) ?? -1) >= hops) return
    hopsLeft.set(path, hops)
    queue.push(path)
  }
  for (const path of changed) {
    addReached(path, Number.POSITIVE_INFINITY)
    for (const reader of readers.get(path) ?? []) addReached(reader, Number.POSITIVE_INFINITY)
  }
  // The list grows on the way.
  for (const path of queue) {
    const hops = Math.min(hopsLeft.get(path) ?? 0, hopsAfter(path))
    if (hops > 0) for (const user of users.get(path) ?? []) addReached(user, hops - 1)
  }
  return new Set(hopsLeft.keys())
}

/** Returns the template (`product/low-stock`) in whose folder a file is. */
export function templateOf(path: string, files: ReadonlySet<string>): string | undefined {
  const [, id] = /^catalogue\/([^/]+\/[^/]+)\//.exec(path) ?? []
  return id && files.has(`catalogue/${id}/template.ts`) ? id : undefined
}

/** Whether a runner looks for tests in a file, by its name. */
export function isTestFile(path: string): boolean {
  return /\.(test|e2e|engine)\.tsx?$/.test(path)
}

/** Whether a file has code, by its name. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(path)
}

/** Finds what a text in a source file may name. Where it says too little, more files are found, not fewer. */
function makeFinder(files: ReadonlySet<string>) {
  const byEnding = new Map<string, Set<string>>()
  const byFolder = new Map<string, Set<string>>()
  const byTemplate = new Map<string, Set<string>>()
  for (const path of files) {
    for (const ending of endingsOf(path)) addTo(byEnding, ending, path)
    for (let at = posix.dirname(path); at !== '.'; at = posix.dirname(at))
      for (const ending of endingsOf(at)) addTo(byFolder, ending, path)
    const template = templateOf(path, files)
    if (template && !isTestFile(path)) addTo(byTemplate, template, path)
  }
  const none = new Set<string>()
  const byPattern = new Map<string, Set<string>>()
  return {
    /** Of a source file a name without a folder says too little, unless it is in the same part of the project. */
    file(name: string, from: string): string[] {
      const all = [...(byEnding.get(withoutDots(name)) ?? none)].filter((path) => path !== from)
      if (withoutDots(name).includes('/') || !isSource(name)) return all
      return all.filter((path) => path.split('/')[0] === from.split('/')[0])
    },
    template: (name: string) => byTemplate.get(name.replace(/^.*catalogue\//, '')) ?? none,
    folder: (name: string) => byFolder.get(withoutDots(name)) ?? none,
    pattern(name: string): Set<string> {
      if (!name.includes('*') || name.startsWith('!')) return none
      const known = byPattern.get(name)
      if (known) return known
      const pattern = `{,**/}${withoutDots(name)}`
      const matched = new Set([...files].filter((path) => posix.matchesGlob(path, pattern)))
      byPattern.set(name, matched)
      return matched
    },
  }
}

function endingsOf(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

function withoutDots(name: string): string {
  return name.replace(/^(\.{0,2}\/)+/, '')
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const all = map.get(key)
  if (all) all.add(value)
  else map.set(key, new Set([value]))
}
