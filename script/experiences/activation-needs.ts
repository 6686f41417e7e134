import type { DefinedModules, ExperienceDefinition } from '../../contract/experience.ts'
import type { Pace } from '../browser/open-pace.ts'
import type { Log } from '../log.ts'
import type { CheckAnswer, Explanation } from './answer.ts'
import type { ExperienceOptions } from './options.ts'
import type { Undoings } from './undo-all.ts'

/** What belongs to one activation alone. */
export type OwnOptions = Pick<ExperienceOptions, 'signal' | 'onRemove' | 'onActivation' | 'giveUp' | 'exposure'> & {
  /** Ends it with an error of its code that nobody awaits. */
  fail: (error: unknown) => void
  /** Reports an error of its code, and it goes on (ER-07). */
  tell: (error: unknown) => void
}

export type ActivationNeeds = {
  experience: ExperienceDefinition
  explanation: Explanation
  now: () => number
  /** The code, and what makes its options object. */
  load: () => Promise<[DefinedModules, (own: OwnOptions) => ExperienceOptions]>
  /** The rules that take time, all at once; each is reported while it waits and as it is answered (TR-01). */
  waitForRules: (
    own: Pick<OwnOptions, 'signal' | 'onActivation'>,
    report: (answer: CheckAnswer) => void,
  ) => Promise<CheckAnswer[]>
  /** TR-23 */
  waitForElements: (signal: AbortSignal) => Promise<CheckAnswer>
  /** Several that may run at once do so one after the other, in short tasks, control or not. */
  pace: Pace
  takeLock: () => CheckAnswer[]
  /** Of all experiences (EX-26). */
  undoings: Undoings
  /** Runs the variation, or what its control asks; what it puts on the page goes with `onRemove`. */
  execute: (modules: DefinedModules, options: ExperienceOptions) => Promise<unknown>
  /** In the task that draws: room kept for it that went earlier or later would move the page (BD-04). */
  onShown: () => void
  /** After an execution that went well, when something was shown; also for the control (EX-16, EX-20, EX-21). */
  onSeen: () => void
  /** Errors of the experience's own code (EX-23). */
  onUserError: (error: unknown, stage: 'trigger' | 'execution') => void
  log: Log
}
