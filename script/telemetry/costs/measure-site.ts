import type { DefinedModules, ModuleFunction } from '../../../contract/experience.ts'
import type { BuiltSite, SiteExperience } from '../../../contract/script-config.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'

export type SiteMeasuring = {
  runAs<T>(experienceId: string, task: () => T): T
  claim(experienceId: string): void
  /** Called when the code of a variation begins; `hasStyles` when its styles have just been added. */
  onBegin(experienceId: string, hasStyles: boolean): void
}

/**
 * Returns the site with code whose time and changes are measured (BD-07). The engine does not know of it, so that the
 * shoppers whose costs are not measured, nearly all, load nothing for it.
 */
export function measureSite(site: BuiltSite, measuring: SiteMeasuring): BuiltSite {
  const measureAll = (experiences: readonly SiteExperience[]) =>
    experiences.map((each) => measureExperience(each, measuring))
  const { files } = site
  return {
    ...site,
    experiences: measureAll(site.experiences),
    ...(files && {
      files: { ...files, index: async () => ({ experiences: measureAll((await files.index()).experiences) }) },
    }),
  }
}

/** A definition may have any content or be missing; the engine reports invalid ones. */
function measureExperience(experience: SiteExperience, measuring: SiteMeasuring): SiteExperience {
  if (!experience) return experience
  const { experimentId, load, modules } = experience
  const measureOwn = (own: DefinedModules) => measureModules(own, String(experimentId), measuring)
  return {
    ...experience,
    ...(load && { load: async () => measureOwn(await load()) }),
    ...(modules && { modules: measureOwn(modules) }),
  }
}

function measureModules(modules: DefinedModules, id: string, measuring: SiteMeasuring): DefinedModules {
  const { triggers, execution, control, content } = modules
  const stylesOf = (options: ExperienceOptions) => content?.variations[options.meta.variationId]?.styles
  return {
    ...modules,
    ...(typeof triggers === 'function' && { triggers: measureTrigger(triggers, id, measuring) }),
    ...(typeof execution === 'function' && {
      execution: (options: ExperienceOptions) => {
        measuring.onBegin(id, Boolean(stylesOf(options)))
        return measuring.runAs(id, () => (execution as OwnCode)(measureOptions(options, id, measuring)))
      },
    }),
    ...(typeof control === 'function' && {
      control: (options: ExperienceOptions) => measuring.runAs(id, () => (control as OwnCode)(options)),
    }),
  }
}

type OwnCode = (options: ExperienceOptions) => unknown

/** A trigger says by the number of its parameters how it wants to answer (TR-16). */
function measureTrigger(trigger: ModuleFunction, id: string, { runAs }: SiteMeasuring): ModuleFunction {
  const runTrigger = (...given: unknown[]) => runAs(id, () => (trigger as (...given: unknown[]) => unknown)(...given))
  return Object.defineProperty(runTrigger, 'length', { value: trigger.length })
}

/** Measures what the code does later: in listeners, when it changes the page after a wait, and when it is undone. */
function measureOptions(options: ExperienceOptions, id: string, { runAs, claim }: SiteMeasuring): ExperienceOptions {
  const measureListener = (method: 'on' | 'once'): ExperienceOptions['uv']['on'] => {
    return (type, fn, context) =>
      options.uv[method](
        type,
        function (this: unknown, event) {
          return runAs(id, () => fn.call(this, event))
        },
        context,
      )
  }
  return {
    ...options,
    // The list of events is read when it is asked for.
    uv: Object.assign(Object.create(options.uv), { on: measureListener('on'), once: measureListener('once') }),
    onRemove: (undo) => options.onRemove(() => runAs(id, undo)),
    exposure() {
      const { shown, notShown } = options.exposure()
      return {
        shown() {
          claim(id)
          shown()
        },
        notShown,
      }
    },
  }
}
