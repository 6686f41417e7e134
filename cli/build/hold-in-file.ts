/** A file of experiences: its modules, the pages of the site that load it, and their share of all. */
export type ExperiencesFile = {
  name: string
  entry: string
  ids: Set<string>
  isAlone: boolean
  /** Whether it runs only when the page has lent its React (decision 0018). */
  isDrawing: boolean
  pages: ReadonlySet<string>
  share: number
}

/** The modules that several files need, each with these files. */
export type SharedModules = ReadonlyMap<string, readonly ExperiencesFile[]>

/** The bundler's information about a module. */
export type ModuleGraph = {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    importers: readonly string[]
    dynamicImporters: readonly string[]
    code: string | null
  } | null
}

/**
 * Returns for each module that may be in a file of experiences, though others need it as well, that file: every page that loads
 * any of the others loads it, so that the module costs other pages nothing, and no page a request. The module is not there
 * where anything else needs it, nor where the file waits for the page's React and one of the others does not (decision 0018).
 */
export function findHolders(shared: SharedModules, modules: ModuleGraph): Map<string, ExperiencesFile> {
  const holders = new Map<string, ExperiencesFile>()
  for (const [id, needing] of shared) {
    const holder = needing.find(
      ({ isAlone, pages }) => !isAlone && needing.every((each) => isPartOf(each.pages, pages)),
    )
    const isMixed = new Set(needing.map(({ isDrawing }) => isDrawing)).size > 1
    if (holder && !isMixed && isOnlyFor(needing, id, modules)) holders.set(id, holder)
  }
  // Nothing that is shared elsewhere may wait for a file of experiences.
  const isElsewhere = (importer: string) => shared.has(importer) && !holders.has(importer)
  for (let last = -1; last !== holders.size; ) {
    last = holders.size
    for (const id of holders.keys()) if (modules.getModuleInfo(id)?.importers.some(isElsewhere)) holders.delete(id)
  }
  return holders
}

/** Returns the modules of a file that nothing else needs, and the module that makes them a file. */
export function ownModulesOf(file: ExperiencesFile, modules: ModuleGraph): string[] {
  return [...file.ids].filter((id) => id === file.entry || isOnlyFor([file], id, modules))
}

function isOnlyFor(files: readonly ExperiencesFile[], id: string, modules: ModuleGraph): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  return dynamicImporters.length === 0 && importers.every((each) => files.some(({ ids }) => ids.has(each)))
}

function isPartOf(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].every((each) => all.has(each))
}
