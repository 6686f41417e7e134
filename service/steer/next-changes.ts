import { applyChange, changeBetween } from '../../contract/steer/apply-change.ts'
import { resultBreaksOf } from '../../contract/steer/result-breaks.ts'
import type { ExperienceChange, ExperienceSettings, SiteChanges } from '../../contract/steer/site-changes.ts'

/** What is known of an experience when a version of it is made. */
export type PublishedFacts = {
  /** Null for one that the configuration does not have. */
  configured: ExperienceSettings | null
  /** How many visitors have seen what is published now. */
  visitors: number
}

/** Returns what an experience is set to with its change; null for one that neither the configuration nor the change has. */
export function settingsWith(
  configured: ExperienceSettings | null,
  change: ExperienceChange | undefined,
): ExperienceSettings | null {
  if (change?.removed) return configured
  if (!configured && change?.template === undefined) return null
  return change ? applyChange(configured ?? undefined, change) : configured
}

/** Returns the change of an experience as it was before it was removed. */
export function withoutRemoval(change: ExperienceChange | undefined): ExperienceChange | undefined {
  if (!change?.removed) return change
  const { removed: _, ...kept } = change
  return kept
}

/**
 * Returns the changes of the next version: some experiences get other changes, undefined for none. What would spoil the
 * results of an experience that visitors have seen begins a new iteration. Iterations never go back, so that none is ever
 * used for two things. For the same reason an experience that was made in the console is kept when it goes, as removed.
 */
export function nextChanges(
  current: SiteChanges,
  wanted: Readonly<Record<string, ExperienceChange | undefined>>,
  factsOf: (experienceId: string) => PublishedFacts,
): SiteChanges {
  const experiences = { ...current.experiences }
  for (const [id, change] of Object.entries(wanted)) {
    const { configured, visitors } = factsOf(id)
    const before = current.experiences[id]
    const isRemoved = !configured && (change === undefined || change.removed) && before?.template !== undefined
    const next = isRemoved
      ? ({ ...before, removed: true } as const)
      : withIteration(configured, { before: withoutRemoval(before), after: withoutRemoval(change), visitors })
    if (next === undefined || Object.keys(next).length === 0) delete experiences[id]
    else experiences[id] = next
  }
  return { format: 1, version: current.version + 1, experiences }
}

type NextChange = { before: ExperienceChange | undefined; after: ExperienceChange | undefined; visitors: number }

function withIteration(configured: ExperienceSettings | null, step: NextChange): ExperienceChange | undefined {
  const before = settingsWith(configured, step.before)
  const after = settingsWith(configured, step.after)
  if (!before || !after) return step.after
  const least = (before.iteration ?? 1) + Number(step.visitors > 0 && resultBreaksOf(before, after).length > 0)
  if ((after.iteration ?? 1) >= least) return step.after
  return changeBetween(configured ?? undefined, { ...after, iteration: least })
}
