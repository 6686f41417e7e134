import type { SiteConfig } from '../../catalogue/define-site.ts'
import { engineRoots } from './engine-roots.ts'
import { fileName, filePrefix } from './experience-modules.ts'
import { pagesLoading } from './group-experiences.ts'
import {
  type ExperiencesFile,
  findHolders,
  type ModuleGraph,
  ownModulesOf,
  type SharedModules,
} from './hold-in-file.ts'
import { findKitModules } from './kit-modules.ts'
import { ownModule } from './own-module.ts'
import { ofPageRenderer } from './renderer.ts'
import type { SiteParts } from './site-parts.ts'

const main = ownModule('script/main.ts')

/** The file that every page of a site loads beside `instep.js`. */
export const everyPage = 'every-page'

/** The share of a site's pages at which a file loaded on them becomes part of that file. */
const nearlyAll = 0.8
/** The share for code used by several files. */
const many = 0.3

/**
 * Decides into which file each module of a site goes (decision 0032). `every-page` contains all that nearly every page
 * of this site needs beside `instep.js`: the engines with the parts that the site uses, the facts of its experiences,
 * and code that many files share. `kit` contains what is left of the shared code where there is enough of it, except the
 * part that renders with the page's React, which goes into `kit-drawing`. Undefined leaves the choice to the bundler: a
 * separate file for each module that is loaded by itself.
 */
export function createChunkNames(
  site: SiteConfig,
  parts: SiteParts,
): (id: string, modules: ModuleGraph) => string | undefined {
  let names: Map<string, string> | undefined
  return (id, modules) => {
    names ??= namesOf(site, parts, modules)
    return names.get(id)
  }
}

/** The first assignment of a module wins: first what nearly every page needs, then what files share. */
function namesOf(site: SiteConfig, parts: SiteParts, modules: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>()
  if (parts.experiences.size === 0 && !site.segments && !site.placements) return names
  const core = closureOf([main], modules)
  const isFree = (id: string) => !core.has(id) && !names.has(id)
  const putName = (ids: Iterable<string>, name: string) => {
    for (const id of ids) if (isFree(id)) names.set(id, name)
  }
  const files = filesOf(parts, modules)
  putName(closureOf(engineRoots(site, parts.experiences.size > 0), modules), everyPage)
  for (const { ids, isAlone, share, isDrawing } of files)
    if (!isAlone && share >= nearlyAll && !isDrawing) putName(ids, everyPage)
  const shared = new Map([...sharedBy(files)].filter(([id]) => isFree(id)))
  const holders = findHolders(shared, modules)
  for (const [id, needing] of shared) {
    if (holders.has(id)) continue
    // With its imports, so that the file waits for no other.
    const closure = [...closureOf([id], modules)]
    if (drawsWithLentReact(closure)) {
      // Nearly all pages load the file of what draws, and therefore its imports.
      const isDrawing = (each: string) => drawsWithLentReact(closureOf([each], modules))
      putName(closure.filter(isDrawing), 'kit-drawing')
      putName(closure, everyPage)
    } else if (needing.reduce((sum, { share }) => sum + share, 0) >= many) putName(closure, everyPage)
  }
  const rest = new Map([...shared].filter(([id]) => isFree(id) && !holders.has(id)))
  putName(findKitModules(rest, modules), 'kit')
  putName(rest.keys(), everyPage)
  for (const [id, { name }] of holders) putName([id], name)
  for (const file of new Set(holders.values())) putName(ownModulesOf(file, modules), file.name)
  return names
}

function filesOf({ groups }: SiteParts, modules: ModuleGraph): ExperiencesFile[] {
  return groups.map((group, at) => {
    const entry = `\0${filePrefix}${at}`
    const ids = closureOf([entry], modules)
    const facts = {
      isAlone: Boolean(group.isAlone),
      isDrawing: drawsWithLentReact(ids),
      ...pagesLoading(group, groups),
    }
    return { name: fileName(group), entry, ids, ...facts }
  })
}

/** Whether these modules run only when the page has lent its React (decision 0018), and no other file waits for them. */
function drawsWithLentReact(ids: Iterable<string>): boolean {
  return [...ids].some((id) => ofPageRenderer.test(id))
}

/** Returns the modules that several files need. */
function sharedBy(files: readonly ExperiencesFile[]): SharedModules {
  const needing = new Map<string, ExperiencesFile[]>()
  for (const file of files) for (const id of file.ids) needing.set(id, [...(needing.get(id) ?? []), file])
  return new Map([...needing].filter(([, { length }]) => length > 1))
}

/** Returns these modules and everything they import statically. */
function closureOf(roots: readonly string[], modules: ModuleGraph): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
