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
 * (EX-17, EX-18). Styles, and what the execution gave to undo it, go with the experience, and when it fails. Of a control the
 * dependencies are loaded, and then what it asks is asked (SHR-01.34).
 */
export async function runVariation(
  variation: Variation,
  {
    modules,
    options,
    page,
  }: { modules: DefinedModules; options: ExperienceOptions; page: () => Promise<VariationPage> },
): Promise<void> {
  const { styles, dependencies = [], advancedMode, components, variationIsControl } = variation
  const { signal, onRemove, meta } = options
  const execution = (variation.execution ?? modules.execution) as Code | undefined
  const own = styles || dependencies.length > 0 || advancedMode ? await page() : undefined
  await Promise.all(dependencies.map((each) => (typeof each === 'string' ? own?.addScript(each) : each())))
  if (signal.aborted) return
  if (variationIsControl) return void (await (modules.control as Code | undefined)?.(options))
  // Marks its place among the others: what hears its signal is undone in this order too (EX-26).
  onRemove(() => {})
  if (own && styles) onRemove(own.addStyles(styles, meta.experienceId))
  if (own && advancedMode) return onRemove(await own.addLayer(components, options))
  const keepResult = (result: Result) => {
    if (typeof result?.remove === 'function') onRemove(() => result.remove?.())
    return result
  }
  // At once where it can be, so that it keeps its place among the others.
  const result = keepResult(execution?.(options))
  if (result?.then) keepResult((await result) as Result)
}

type Code = (given: ExperienceOptions) => Result
type Result = { remove?: () => void; then?: unknown } | undefined
