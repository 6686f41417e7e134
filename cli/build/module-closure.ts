/** Of the bundler: what it knows of a module. */
export type Modules = { getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null }

/** These modules and all that they import statically. */
export function closureOf(roots: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next)
  return reached
}

/** How many characters of source these modules have. */
export function sizeOf(ids: readonly string[], modules: Modules): number {
  return ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
}
