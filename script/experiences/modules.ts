import type { DefinedModules, ExperienceDefinition } from '../../contract/experience.ts'

export type ModulesNeeds = {
  /** The site's definitions; a built one loads its own code. */
  experiences: readonly object[]
  /** Loads and runs a script from the site's CDN. */
  load: (path: string) => Promise<unknown>
}

/** The code of experiences: built in, part of the definition, or registered by a separate script (EX-24). */
export type ScriptModules = {
  /** Loads a script once per page load. @throws (rejects) when it cannot be loaded or registers nothing */
  of(experience: ExperienceDefinition): Promise<DefinedModules>
  /** Registers the code of an experience; exposed as `__qubit.experiences.register`. */
  register(experienceId: string, modules: DefinedModules): void
}

type Built = { experimentId?: unknown; load?: () => Promise<DefinedModules> }

export function createModules({ experiences, load }: ModulesNeeds): ScriptModules {
  const registered = new Map<string, DefinedModules>()
  const scripts = new Map<string, Promise<unknown>>()

  function loadScript(path: string): Promise<unknown> {
    const asked = scripts.get(path) ?? load(path)
    scripts.set(path, asked)
    return asked
  }

  return {
    async of({ experimentId, iterationId, modules = {}, variations, criteria = [] }) {
      const built = (experiences as readonly Built[]).find((each) => each?.experimentId === experimentId)?.load
      if (built) return { ...modules, ...(await built()) }
      const all = [...variations, ...criteria.flatMap((each) => each.variations)]
      const bringsCode = modules.execution ?? all.find(({ execution, components }) => execution ?? components)
      if (bringsCode) return modules
      if (!registered.has(experimentId)) await loadScript(`experiences/${experimentId}-${iterationId}.js`)
      const found = registered.get(experimentId)
      if (!found) throw new Error(`The script of experience ${experimentId} registered nothing`)
      return { ...modules, ...found }
    },
    register: (experienceId, modules) => void registered.set(experienceId, modules),
  }
}
