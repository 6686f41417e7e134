import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Log } from '../log.ts'
import { customGoal } from './custom-goal.ts'
import { storedExperience } from './experience-state.ts'

export type GoalsNeeds = {
  ping: (type: string, data: object) => void
  biscotti: CookieStore
  log: Log
}

export type Goals = {
  /** @throws an error named 'No custom goal name' when there is no name (GO-05) */
  emitCustom(name: unknown, experience: ExperienceDefinition, variation: Variation): void
  /** A new view begins: goals count again (GO-04). */
  nextView(): void
}

/** Sends each goal of an experience at most once per view (GO-04). */
export function createGoals({ ping, biscotti, log }: GoalsNeeds): Goals {
  const sent = new Set<string>()
  return {
    emitCustom(name, experience, variation) {
      const seenIteration = storedExperience(biscotti.permanent, experience.experimentId)?.iterationId
      const { event, warning } = customGoal(name, { experience, variation, seenIteration })
      if (warning) log.warn(warning)
      const key = `${experience.experimentId} ${name}`
      if (!event || sent.has(key)) return
      sent.add(key)
      ping('qubit.goalAchieved', event)
    },
    nextView: () => sent.clear(),
  }
}
