import type { ExperiencesFile, ModuleGraph } from './hold-in-file.ts'

/** What the same files share is worth a request from this many characters of source. */
const worthRequest = 2200

/**
 * Returns which of these shared modules go into `kit` (decision 0032): those that the same files share where they are large
 * together, and smaller ones that only files need which load `kit` because of them.
 */
export function findKitModules(
  shared: readonly string[],
  files: readonly ExperiencesFile[],
  modules: ModuleGraph,
): string[] {
  const findNeeding = (id: string) => files.filter(({ ids }) => ids.has(id))
  const namesOf = (some: readonly ExperiencesFile[]) => some.map(({ entry }) => entry).join()
  const together = [...Map.groupBy(shared, (id) => namesOf(findNeeding(id))).values()]
  const large = together.filter((ids) => sizeOf(ids, modules) > worthRequest).flat()
  const loadsKit = ({ ids }: ExperiencesFile) => large.some((id) => ids.has(id))
  return shared.filter((id) => findNeeding(id).every(loadsKit))
}

/** Returns the number of source characters in these modules. */
function sizeOf(ids: readonly string[], modules: ModuleGraph): number {
  return ids.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0)
}
