import { type WireEvent, withoutNamespace } from '../../contract/event.ts'
import type { ExperienceDefinition, Goal, Variation } from '../../contract/experience.ts'
import { readOrder } from '../../contract/read-order.ts'
import type { CookieStore } from '../cookies/cookie-store.ts'
import type { Log } from '../log.ts'
import { allVariations, storedExperience } from './experience-state.ts'
import { type GoalKind, goalIdOf, goalTypes, kindOf, metValue } from './goal-kinds.ts'

export type GoalsNeeds = {
  experiences: readonly ExperienceDefinition[]
  ping: (type: string, data: object) => void
  biscotti: CookieStore
  log: Log
}

export type Goals = {
  /** @throws an error named 'No custom goal name' when the name is missing (GO-05) */
  customOf(name: unknown, experience: ExperienceDefinition): CustomGoal
  sendCustom(goal: CustomGoal, experience: ExperienceDefinition): void
  clickedThrough(experience: ExperienceDefinition): void
  /** Takes an enriched event. A view starts a page view, on which each goal can count again (GO-04). */
  onEvent(event: WireEvent): void
  onView(view: WireEvent): void
}

/** The facts by which a goal was reached. */
type ReachedGoal = { goalId: string; kind: GoalKind; goal?: Goal; amount?: number; transactionId?: string }

/** Sends the goals of all experiences that the visitor has seen in their current iteration (GO-01 to GO-05). */
export function createGoals({ experiences, ping, biscotti, log }: GoalsNeeds): Goals {
  const sentOnView = new Set<string>()
  const sentOfOrders = new Set<string>()
  /** As of the event before. None is known to the first one, which is a view. */
  let conversions = Number.NaN

  /** Returns the variation that the visitor has seen in this iteration of an experience (GO-01). */
  function seenIn(experience: ExperienceDefinition): Variation | undefined {
    const stored = storedExperience(biscotti.permanent, experience.experimentId)
    if (stored?.iterationId !== experience.iterationId) return undefined
    return allVariations(experience).find(({ variationMasterId }) => variationMasterId === stored.pid)
  }

  function sendGoal(
    experience: ExperienceDefinition,
    { goalId, kind, goal, amount, transactionId }: ReachedGoal,
  ): void {
    const { experimentId: experienceId, iterationId } = experience
    const seen = seenIn(experience)
    const [sent, key] =
      transactionId === undefined
        ? [sentOnView, `${experienceId} ${goalId}`]
        : [sentOfOrders, `${experienceId} ${goalId} ${transactionId}`]
    if (!seen || sent.has(key)) return
    sent.add(key)
    ping('qubit.goalAchieved', {
      goalId,
      experienceId,
      iterationId,
      goalType: goalTypes[kind],
      primary: goal?.primary ?? false,
      variationMasterId: seen.variationMasterId,
      isControl: seen.variationIsControl,
      ...(transactionId !== undefined && { goalAmount: amount, transactionId }),
    })
  }

  /** Sends every listed goal of a kind that the facts satisfy, in the order of the definitions. */
  function sendMet(kind: GoalKind, met: (goal: Goal) => string | undefined, rest: Partial<ReachedGoal> = {}): void {
    for (const experience of experiences)
      try {
        for (const goal of experience.goals ?? []) {
          const value = kindOf(goal) === kind ? met(goal) : undefined
          if (value !== undefined)
            sendGoal(experience, { ...rest, goal, kind, goalId: goalIdOf(goal, value || undefined) })
        }
      } catch (error) {
        // A failure does not affect the goals of other experiences.
        log.error(`Experience ${experience.experimentId}: its goals cannot be read: ${error}`)
      }
  }

  function onTransaction(event: WireEvent): void {
    const { id, amount } = readOrder(event)
    sendMet('transaction', () => '', { amount, transactionId: id })
  }

  return {
    customOf(name, experience) {
      const goal = customGoal(name, experience)
      if (goal.warning) log.warn(goal.warning)
      return goal
    },
    sendCustom: ({ goalId, goal }, experience) => sendGoal(experience, { goalId, goal, kind: 'custom' }),
    clickedThrough(experience) {
      for (const goal of experience.goals ?? [])
        if (kindOf(goal) === 'click_through') sendGoal(experience, { goal, kind: 'click_through', goalId: goal.key })
    },
    onEvent(event) {
      const type = withoutNamespace(event.meta.type)
      // Of the event, because all that a page emits during the start is counted before any of it is heard.
      const { conversionNumber } = event.context
      // An order that is reported again, after a reload of its page, does not count again.
      if (type === 'ecBasketTransactionSummary' && conversionNumber > conversions) onTransaction(event)
      conversions = conversionNumber
      sendMet('event', (goal) => {
        const [eventType = '', ...path] = goal.key.split('.')
        return withoutNamespace(eventType) === type ? metValue(goal, valueAtPath(event, path)) : undefined
      })
    },
    onView(view) {
      sentOnView.clear()
      sendMet('page_url', (goal) => metValue(goal, view.meta.url))
      sendMet('category', (goal) => metValue(goal, view.type))
    },
  }
}

function valueAtPath(event: object, path: string[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string, unknown> | null | undefined)?.[step], event)
}

type CustomGoal = { goalId: string; goal?: Goal; warning?: string }

/**
 * Returns the custom goal with a name. An unlisted name is used as it is, with a warning (GO-05).
 * @throws an error named 'No custom goal name' when the name is missing
 */
export function customGoal(name: unknown, { experimentId, goals = [] }: ExperienceDefinition): CustomGoal {
  if (typeof name !== 'string' || name.trim() === '')
    throw Object.assign(new Error('No name was provided for the custom goal'), { name: 'No custom goal name' })
  const goal = goals.find((each) => kindOf(each) === 'custom' && metValue(each, name) !== undefined)
  if (goal) return { goal, goalId: goalIdOf(goal, metValue(goal, name) || undefined) }
  return { goalId: `custom:${name}`, warning: `Goal ${name} is not listed in experience ${experimentId}` }
}
