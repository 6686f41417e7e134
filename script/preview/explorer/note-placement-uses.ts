import type { DefinedModules } from '../../../contract/experience.ts'
import type { BuiltSite, SiteExperience } from '../../../contract/script-config.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'

export type NotedUses = {
  /** The site with experiences whose requests for placements are noted. */
  site: BuiltSite
  /** Returns the experiences that have asked for a placement since the last call of `forget`. */
  usersOf(placementId: string): string[]
  forget(): void
}

type NotedCode = (...given: unknown[]) => unknown

/** Notes which experiences call `options.placement`, without a change of what their code sees. */
export function notePlacementUses(site: BuiltSite): NotedUses {
  const uses = new Map<string, Set<string>>()

  /** Changed in place, because a trigger's options are a function with properties (TR-16). */
  function noteCalls(options: Pick<ExperienceOptions, 'placement'>, experienceId: string): void {
    const { placement } = options
    options.placement = (id) => {
      uses.set(id, (uses.get(id) ?? new Set()).add(experienceId))
      return placement(id)
    }
  }

  function noteModule(code: unknown, experienceId: string): unknown {
    if (typeof code !== 'function') return code
    const noteAndRun = (...given: unknown[]) => {
      noteCalls(given[0] as ExperienceOptions, experienceId)
      return (code as NotedCode)(...given)
    }
    // A trigger says by the number of its parameters how it wants to answer (TR-16).
    return Object.defineProperty(noteAndRun, 'length', { value: code.length })
  }

  function noteModules(modules: DefinedModules, experienceId: string): DefinedModules {
    const names = ['triggers', 'execution', 'control'] as const
    const noted = names.filter((name) => modules[name]).map((name) => [name, noteModule(modules[name], experienceId)])
    return { ...modules, ...Object.fromEntries(noted) }
  }

  /** A definition may have any content or be missing; the engine reports invalid ones. */
  function noteExperience(experience: SiteExperience): SiteExperience {
    if (!experience) return experience
    const { experimentId, load, modules } = experience
    const noteOwn = (own: DefinedModules) => noteModules(own, String(experimentId))
    return {
      ...experience,
      ...(load && { load: async () => noteOwn(await load()) }),
      ...(modules && { modules: noteOwn(modules) }),
    }
  }

  const noteAll = (experiences: readonly SiteExperience[]) => experiences.map(noteExperience)
  const { files } = site
  const noted = {
    ...site,
    experiences: noteAll(site.experiences),
    ...(files && {
      files: { ...files, index: async () => ({ experiences: noteAll((await files.index()).experiences) }) },
    }),
  }
  return { site: noted, usersOf: (id) => [...(uses.get(id) ?? [])].sort(), forget: () => uses.clear() }
}
