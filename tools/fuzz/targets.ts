import type { FuzzTarget } from './fuzz-target.ts'

export type TargetEntry = {
  /** How many of the inputs it gets, in relation to the others: quick ones more, and what asks a whole service fewer. */
  share: number
  /** The address of its file, which exports `target`. */
  file: string
}

const fileOf = (name: string) => new URL(`./targets/${name}.ts`, import.meta.url).href

/** Everything that is tried, by name. Each is loaded where it runs. */
export const targets: Record<string, TargetEntry> = {
  cookies: { share: 4, file: fileOf('cookies') },
  address: { share: 6, file: fileOf('address') },
  'page-events': { share: 2, file: fileOf('page-events') },
  'data-layers': { share: 2, file: fileOf('data-layers') },
  'content-fields': { share: 3, file: fileOf('content-fields') },
  'service-events': { share: 1, file: fileOf('service-events') },
  graphql: { share: 1, file: fileOf('graphql') },
  'stash-keys': { share: 1, file: fileOf('stash-keys') },
}

/** Loads a target from its file. */
export async function loadTarget(file: string): Promise<FuzzTarget> {
  return ((await import(file)) as { target: FuzzTarget }).target
}
