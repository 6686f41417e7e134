import type { ExperiencesFile, ModuleGraph, SharedModules } from './hold-in-file.ts'

/** What the same files share is worth a request from this many characters of source. */
const worthRequest = 2200

/**
 * Returns which of these shared modules go into `kit` (decision 0032): those that the same files share where they are large
 * together, and smaller ones that only files need which load `kit` because of them.
 */
export function findKitModules(shared: SharedModules, modules: ModuleGraph): string[] {
  const together = Map.groupBy(shared.keys(), (id) =>
    shared
      .get(id)
      ?.map(({ entry }) => entry)
      .join(),
  )
  const large = [...together.values()].filter((ids) => sizeOf(ids, modules) > worthRequest).flat()
  const loadsKit = ({ ids }: ExperiencesFile) => large.some((id) => ids.has(id))
  return [...shared].flatMap(([id, needing]) => (needing.every(loadsKit) ? [id] : []))
}

/** Returns the number of source characters in these modules. */
function sizeOf(ids: readonly string[], modules: ModuleGraph): number {
  return ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
}
