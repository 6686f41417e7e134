import type { DefinedModules, Variation } from '../../contract/experience.ts'
import type { ExperienceOptions } from './options.ts'

/** What a variation adds to the page besides its code. Loaded separately, because most variations have none of it. */
export type VariationPage = {
  /** Adds a style sheet and returns a function that removes it. */
  addStyles(css: string, experienceId: string): () => void
  /** Loads and runs the script at an address. */
  addScript(url: string): Promise<unknown>
  /** Mounts a layer component into a new element at the end of the body and returns a function that removes it (EX-18). */
  addLayer(component: unknown, options: ExperienceOptions): Promise<() => void>
}

/**
 * Runs a variation: loads its dependencies, adds its styles, and then runs its code or, in advanced mode, its layer
 * (EX-17, EX-18). Its styles and changes are undone when the experience ends or fails. For a control, the dependencies
 * are loaded and then its checks run (SHR-01.34).
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
  // Marks its place among the other undo functions: listeners on its signal are undone in this order too (EX-26).
  onRemove(() => {})
  if (own && styles) onRemove(own.addStyles(styles, meta.experienceId))
  if (own && advancedMode) return onRemove(await own.addLayer(components, options))
  const keepResult = (result: Result) => {
    if (typeof result?.remove === 'function') onRemove(() => result.remove?.())
    return result
  }
  // Synchronous when possible, so that it keeps its place among the others.
  const result = keepResult(execution?.(options))
  if (result?.then) keepResult((await result) as Result)
}

type Code = (given: ExperienceOptions) => Result
type Result = { remove?: () => void; then?: unknown } | undefined
