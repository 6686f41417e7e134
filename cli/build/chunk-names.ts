import type { SiteConfig } from '../../catalogue/define-site.ts'
import { engineRoots } from './engine-roots.ts'
import { fileName, filePrefix } from './experience-modules.ts'
import { pagesLoading } from './group-experiences.ts'
import {
  drawsWithLentReact,
  type ExperiencesFile,
  findHolders,
  type ModuleGraph,
  ownModulesOf,
} from './hold-in-file.ts'
import { findKitModules } from './kit-modules.ts'
import { ownModule } from './own-module.ts'
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
 * part that renders with the page's React, which goes into `kit-drawing`. Undefined leaves the choice to the bundler: a separate file for each
 * module that is loaded by itself.
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
  for (const { ids, isAlone, share } of files)
    if (!isAlone && share >= nearlyAll && !drawsWithLentReact(ids)) putName(ids, everyPage)
  const shared = sharedBy(files)
  const holders = findHolders([...shared.keys()].filter(isFree), files, modules)
  for (const [id, share] of shared) {
    if (holders.has(id)) continue
    // With its imports, so that the file waits for no other.
    const closure = [...closureOf([id], modules)]
    if (drawsWithLentReact(closure)) {
      // Nearly all pages load the file of what draws, and therefore its imports.
      const isDrawing = (each: string) => drawsWithLentReact(closureOf([each], modules))
      putName(closure.filter(isDrawing), 'kit-drawing')
      putName(closure, everyPage)
    } else if (share >= many) putName(closure, everyPage)
  }
  const rest = [...shared.keys()].filter((id) => isFree(id) && !holders.has(id))
  putName(findKitModules(rest, files, modules), 'kit')
  putName(rest, everyPage)
  for (const [id, { name }] of holders) putName([id], name)
  for (const file of new Set(holders.values())) putName(ownModulesOf(file, modules), file.name)
  return names
}

function filesOf({ groups }: SiteParts, modules: ModuleGraph): ExperiencesFile[] {
  return groups.map((group, at) => {
    const entry = `\0${filePrefix}${at}`
    const ids = closureOf([entry], modules)
    return { name: fileName(group), entry, ids, isAlone: Boolean(group.isAlone), ...pagesLoading(group, groups) }
  })
}

/** Returns the modules that several files need, each with the sum of these files' page shares. */
function sharedBy(files: readonly ExperiencesFile[]): Map<string, number> {
  const all = new Set(files.flatMap(({ ids }) => [...ids]))
  const filesNeeding = (id: string) => files.filter(({ ids }) => ids.has(id))
  return new Map(
    [...all].flatMap((id): [string, number][] => {
      const its = filesNeeding(id)
      return its.length > 1 ? [[id, its.reduce((sum, { share }) => sum + share, 0)]] : []
    }),
  )
}

/** Returns these modules and everything they import statically. */
function closureOf(roots: readonly string[], modules: ModuleGraph): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}
