import type { DefinedModules } from '../../contract/experience.ts'
import { limits } from '../limits.ts'
import { errorTexts } from '../telemetry/errors/error-texts.ts'
import type { ActivationNeeds, OwnOptions } from './activation-needs.ts'
import { type CheckAnswer, type Explanation, failedAnswer, logAnswer, passedAnswer, putAnswer } from './answer.ts'
import type { ExperienceOptions } from './options.ts'
import { askTrigger } from './rules/ask-trigger.ts'
import { undoAll } from './undo-all.ts'

export type Activation = {
  explanation: Explanation
  /** Whether it survives page changes: it waits for its triggers and runs across views (EX-12). */
  staysPending(): boolean
  /** Whether it keeps the lock and its changes across page changes (EX-15). */
  runsAcrossViews(): boolean
  /** Undoes its changes and stops its waiting (EX-26). A second call does nothing. */
  stop(): void
}

/** Starts an experience that has passed all synchronous checks. Never throws: errors are reported. */
export function activateExperience(needs: ActivationNeeds): Activation {
  const { experience, explanation, undoings, now, log } = needs
  const ended = new AbortController()
  const { signal } = ended
  const beforehand: (() => void)[] = []
  let acrossViews = experience.solution_options?.runAcrossViews === true

  function endActivation(): void {
    if (signal.aborted) return
    if (explanation.progress !== 'failed' && explanation.progress !== 'ended') explanation.progress = 'stopped'
    ended.abort()
  }

  function stopActivation(): void {
    endActivation()
    undoAll(undoings, (of) => of === explanation)
  }

  function addRemoval(removal: () => void): void {
    try {
      removal()
    } catch (error) {
      needs.onUserError(error, 'execution')
    }
  }

  function onRemove(removal: () => void): void {
    if (signal.aborted) addRemoval(removal)
    else
      undoings.add({
        of: explanation,
        undo() {
          endActivation()
          addRemoval(removal)
        },
      })
  }

  let isShown = true
  let isSeen = false

  function exposureOptions(): ReturnType<OwnOptions['exposure']> {
    isShown = false
    return {
      shown() {
        isShown = true
        needs.onShown()
        reportAnswer(passedAnswer('shown', 'something was drawn or changed'))
        tellSeen()
      },
      notShown: (because) => isShown || reportAnswer(failedAnswer('shown', because)),
    }
  }

  function tellSeen(): void {
    if (signal.aborted || isSeen || !isShown || explanation.progress !== 'executed') return
    isSeen = true
    needs.onSeen()
  }

  const stageNow = () => (explanation.progress === 'waiting' ? 'trigger' : 'execution')

  function failActivation(error: unknown, stage: 'trigger' | 'execution'): void {
    if (signal.aborted) return
    explanation.progress = 'failed'
    explanation.answers.push(failedAnswer(stage, errorTexts(error).message))
    needs.onUserError(error, stage)
    stopActivation()
  }

  function giveUp(reason: string): void {
    if (signal.aborted) return
    explanation.answers.push(failedAnswer('page', reason))
    explanation.progress = 'failed'
    stopActivation()
    needs.onUserError(new Error(reason), 'execution')
  }

  const reportAnswer = (answer: CheckAnswer) => putAnswer(explanation.answers, answer)

  /** Records answers and returns whether all pass. The first that fails ends the experience for this cycle. */
  function keepAnswers(answers: CheckAnswer[]): boolean {
    if (signal.aborted) return false
    for (const answer of answers) {
      reportAnswer(answer)
      logAnswer(log, experience.experimentId, answer)
    }
    if (answers.every(({ passes }) => passes)) return true
    explanation.progress = 'ended'
    stopActivation()
    return false
  }

  /** Starts all in parallel: none waits for another (TR-01). */
  async function triggersPass(modules: DefinedModules, options: ExperienceOptions): Promise<boolean> {
    const onRunAcrossViews = () => {
      acrossViews = true
    }
    const { onActivation } = options
    const custom =
      modules.triggers &&
      askTrigger(modules.triggers, options, { signal, onActivation, onRemove, onRunAcrossViews, log })
    await Promise.all([
      needs.waitForRules({ signal, onActivation }, reportAnswer).then(keepAnswers),
      needs.waitForElements(signal).then((answer) => keepAnswers([answer])),
      custom?.then((answer) => keepAnswers([answer])),
    ])
    return !signal.aborted
  }

  async function runActivation(): Promise<void> {
    let stage: 'trigger' | 'execution' = 'execution'
    try {
      const [modules, optionsOf] = await needs.load()
      if (signal.aborted) return
      const onActivation = (hook: () => void) => void beforehand.push(hook)
      const options = optionsOf({
        signal,
        onRemove,
        onActivation,
        giveUp,
        exposure: exposureOptions,
        fail: (error) => failActivation(error, stageNow()),
        tell: (error) => needs.onUserError(error, stageNow()),
      })
      stage = 'trigger'
      if (!(await triggersPass(modules, options))) return
      await needs.pace(async () => {
        if (signal.aborted || !keepAnswers(needs.takeLock())) return
        stage = 'execution'
        explanation.progress = 'executing'
        for (const hook of beforehand) prepareHook(hook)
        await executeVariation(modules, options)
      })
    } catch (error) {
      failActivation(error, stage)
    }
  }

  function prepareHook(hook: () => void): void {
    try {
      hook()
    } catch (error) {
      log.error(`${experience.experimentId} onActivation: ${errorTexts(error).message}`)
    }
  }

  async function executeVariation(modules: DefinedModules, options: ExperienceOptions): Promise<void> {
    const startedAt = now()
    await needs.execute(modules, options)
    if (signal.aborted) return
    explanation.progress = 'executed'
    explanation.tookMs = now() - startedAt
    if (explanation.tookMs >= limits.slowExecutionMs)
      log.warn(`${experience.experimentId} took ${explanation.tookMs} ms to execute`)
    tellSeen()
  }

  void runActivation()
  return {
    explanation,
    stop: stopActivation,
    staysPending: () => acrossViews && explanation.progress === 'waiting',
    runsAcrossViews: () => acrossViews,
  }
}
