import type { DefinedModules, ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { type Answer, type Explanation, failed, logAnswer } from './answer.ts'
import type { ExperienceOptions } from './options.ts'
import { askTrigger } from './rules/ask-trigger.ts'
import { putAnswer } from './rules/put-answer.ts'

export type Activation = {
  explanation: Explanation
  /** Whether a page change leaves it as it is: it waits for its triggers and runs across views (EX-12). */
  staysPending(): boolean
  /** Whether it holds what it has over page changes (EX-15). */
  runsAcrossViews(): boolean
  /** Undoes what ran and drops what waits (EX-26). A second call does nothing. */
  stop(): void
}

/** What belongs to one activation alone. */
export type OwnOptions = Pick<ExperienceOptions, 'signal' | 'onRemove' | 'onActivation' | 'giveUp'> & {
  /** Ends it with an error of its code that nobody awaits. */
  fail: (error: unknown) => void
  /** Reports an error of its code, and it goes on (ER-07). */
  tell: (error: unknown) => void
}

export type ActivationNeeds = {
  experience: ExperienceDefinition
  variation: Variation
  explanation: Explanation
  now: () => number
  /** The code, and what makes its options object. */
  load: () => Promise<[DefinedModules, (own: OwnOptions) => ExperienceOptions]>
  /** The rules that take time, all at once; each is reported while it waits and as it is answered (TR-01). */
  waitForRules: (
    own: Pick<OwnOptions, 'signal' | 'onActivation'>,
    report: (answer: Answer) => void,
  ) => Promise<Answer[]>
  /** TR-23 */
  waitForElements: (signal: AbortSignal) => Promise<Answer>
  takeLock: () => Answer[]
  /** Runs a variation that is not the control; what it puts on the page goes with `onRemove`. */
  execute: (modules: DefinedModules, options: ExperienceOptions) => Promise<unknown>
  /** After an execution that went well; also for the control (EX-16, EX-20, EX-21). */
  onExecuted: () => void
  /** Errors of the experience's own code (EX-23). */
  onUserError: (error: unknown, stage: 'trigger' | 'execution') => void
  log: Log
}

/** Starts one experience that passed all checks that answer at once. It never throws: what goes wrong is reported. */
export function activate(needs: ActivationNeeds): Activation {
  const { experience, variation, explanation, now, log } = needs
  const ended = new AbortController()
  const { signal } = ended
  const removals: (() => void)[] = []
  const beforehand: (() => void)[] = []
  let acrossViews = experience.solution_options?.runAcrossViews === true

  function stop(): void {
    if (signal.aborted) return
    if (explanation.progress !== 'failed' && explanation.progress !== 'ended') explanation.progress = 'stopped'
    ended.abort()
    for (const removal of removals.splice(0).reverse()) undo(removal)
  }

  function undo(removal: () => void): void {
    try {
      removal()
    } catch (error) {
      needs.onUserError(error, 'execution')
    }
  }

  function onRemove(removal: () => void): void {
    if (signal.aborted) undo(removal)
    else removals.push(removal)
  }

  const stageNow = () => (explanation.progress === 'waiting' ? 'trigger' : 'execution')

  function fail(error: unknown, stage: 'trigger' | 'execution'): void {
    if (signal.aborted) return
    explanation.progress = 'failed'
    explanation.answers.push(failed(stage, messageOf(error)))
    needs.onUserError(error, stage)
    stop()
  }

  function giveUp(reason: string): void {
    if (signal.aborted) return
    explanation.answers.push(failed('page', reason))
    explanation.progress = 'failed'
    stop()
    needs.onUserError(new Error(reason), 'execution')
  }

  const report = (answer: Answer) => putAnswer(explanation.answers, answer)

  /** Keeps answers; whether all of them pass. The first that does not ends it for this cycle. */
  function ask(answers: Answer[]): boolean {
    if (signal.aborted) return false
    for (const answer of answers) {
      report(answer)
      logAnswer(log, experience.experimentId, answer)
    }
    if (answers.every(({ passes }) => passes)) return true
    explanation.progress = 'ended'
    stop()
    return false
  }

  /** All at once: none waits for another (TR-01). */
  async function triggersPass(modules: DefinedModules, options: ExperienceOptions): Promise<boolean> {
    const onRunAcrossViews = () => {
      acrossViews = true
    }
    const { onActivation } = options
    const custom =
      modules.triggers &&
      askTrigger(modules.triggers, options, { signal, onActivation, onRemove, onRunAcrossViews, log })
    await Promise.all([
      needs.waitForRules({ signal, onActivation }, report).then(ask),
      needs.waitForElements(signal).then((answer) => ask([answer])),
      custom?.then((answer) => ask([answer])),
    ])
    return !signal.aborted
  }

  async function run(): Promise<void> {
    let stage: 'trigger' | 'execution' = 'execution'
    try {
      const [modules, optionsOf] = await needs.load()
      if (signal.aborted) return
      const onActivation = (hook: () => void) => void beforehand.push(hook)
      const options = optionsOf({
        ...{ signal, onRemove, onActivation, giveUp },
        fail: (error) => fail(error, stageNow()),
        tell: (error) => needs.onUserError(error, stageNow()),
      })
      stage = 'trigger'
      if (!(await triggersPass(modules, options)) || !ask(needs.takeLock())) return
      stage = 'execution'
      explanation.progress = 'executing'
      for (const hook of beforehand) prepare(hook)
      await execute(modules, options)
    } catch (error) {
      fail(error, stage)
    }
  }

  function prepare(hook: () => void): void {
    try {
      hook()
    } catch (error) {
      log.error(`${experience.experimentId} onActivation: ${messageOf(error)}`)
    }
  }

  async function execute(modules: DefinedModules, options: ExperienceOptions): Promise<void> {
    const startedAt = now()
    const result = variation.variationIsControl ? undefined : await needs.execute(modules, options)
    const remove = (result as { remove?: unknown } | undefined)?.remove
    if (typeof remove === 'function') onRemove(() => remove())
    if (signal.aborted) return
    explanation.progress = 'executed'
    explanation.tookMs = now() - startedAt
    if (explanation.tookMs >= limits.slowExecutionMs)
      log.warn(`${experience.experimentId} took ${explanation.tookMs} ms to execute`)
    needs.onExecuted()
  }

  void run()
  return {
    explanation,
    stop,
    staysPending: () => acrossViews && explanation.progress === 'waiting',
    runsAcrossViews: () => acrossViews,
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
