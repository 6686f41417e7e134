import type { DefinedModules, ExperienceDefinition } from '../../contract/experience.ts'
import type { Pace } from '../browser/open-pace.ts'
import type { Log } from '../log.ts'
import type { CheckAnswer, Explanation } from './answer.ts'
import type { ExperienceOptions } from './options.ts'
import type { Undoings } from './undo-all.ts'

/** What belongs to a single activation. */
export type OwnOptions = Pick<ExperienceOptions, 'signal' | 'onRemove' | 'onActivation' | 'giveUp' | 'exposure'> & {
  /** Ends the activation with an error from its code that nothing awaits. */
  fail: (error: unknown) => void
  /** Reports an error from its code; the activation continues (ER-07). */
  tell: (error: unknown) => void
}

export type ActivationNeeds = {
  experience: ExperienceDefinition
  explanation: Explanation
  now: () => number
  /** The experience's code, and the function that creates its options object. */
  load: () => Promise<[DefinedModules, (own: OwnOptions) => ExperienceOptions]>
  /** Evaluates all waiting rules in parallel; each is reported when it starts to wait and when it is answered (TR-01). */
  waitForRules: (
    own: Pick<OwnOptions, 'signal' | 'onActivation'>,
    report: (answer: CheckAnswer) => void,
  ) => Promise<CheckAnswer[]>
  /** Waits for the page elements that the experience needs (TR-23). */
  waitForElements: (signal: AbortSignal) => Promise<CheckAnswer>
  /** Spreads experiences that become ready together, including controls, over several short tasks. */
  pace: Pace
  takeLock: () => CheckAnswer[]
  /** Shared by all experiences (EX-26). */
  undoings: Undoings
  /** Runs the variation, or the checks of a control; additions to the page are removed through `onRemove`. */
  execute: (modules: DefinedModules, options: ExperienceOptions) => Promise<unknown>
  /** Called in the task that draws: removing the reserved room earlier or later would shift the page (BD-04). */
  onShown: () => void
  /** Called after a successful execution that has shown something; also for the control (EX-16, EX-20, EX-21). */
  onSeen: () => void
  /** Reports errors from the experience's own code (EX-23). */
  onUserError: (error: unknown, stage: 'trigger' | 'execution') => void
  log: Log
}
