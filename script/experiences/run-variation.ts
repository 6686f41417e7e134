import type { DefinedModules, Variation } from '../../contract/experience.ts'
import type { ExperienceOptions } from './options.ts'

/** What a variation puts on the page beside what its code does; a part of its own, for most have none of it. */
export type VariationPage = {
  /** Adds a style sheet; answers what takes it away. */
  addStyles(css: string, experienceId: string): () => void
  /** Loads and runs the script of an address. */
  addScript(url: string): Promise<unknown>
  /** Mounts a layer component into an element of its own at the end of the body; answers what takes it away (EX-18). */
  addLayer(component: unknown, options: ExperienceOptions): Promise<() => void>
}

/**
 * Runs a variation: its dependencies are loaded, its styles added, and then its code or, in advanced mode, its layer is run
 * (EX-17, EX-18). What it returns is what the execution returned. Styles go with the experience, and when it fails.
 */
export async function runVariation(
  variation: Variation,
  {
    modules,
    options,
    page,
  }: { modules: DefinedModules; options: ExperienceOptions; page: () => Promise<VariationPage> },
): Promise<unknown> {
  const { styles, dependencies = [], advancedMode, components, execution = modules.execution } = variation
  const { signal, onRemove, meta } = options
  const own = styles || dependencies.length > 0 || advancedMode ? await page() : undefined
  await Promise.all(dependencies.map((each) => (typeof each === 'string' ? own?.addScript(each) : each())))
  if (signal.aborted) return undefined
  if (own && styles) onRemove(own.addStyles(styles, meta.experienceId))
  if (!own || !advancedMode) return (execution as ((given: ExperienceOptions) => unknown) | undefined)?.(options)
  onRemove(await own.addLayer(components, options))
  return undefined
}
