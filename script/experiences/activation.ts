import type { Variation } from '../../contract/experience.ts'
import type { SiteExperience } from '../../contract/script-config.ts'
import { limits } from '../limits.ts'
import type { Explanation } from './answer.ts'
import type { ExperienceOptions } from './options.ts'

export type Activation = {
  explanation: Explanation
  /** Undoes what ran and drops what waits (EX-26). A second call does nothing. */
  stop(): void
}

export type ActivationNeeds = {
  experience: SiteExperience
  variation: Variation
  explanation: Explanation
  now: () => number
  /** The options object, without what belongs to this one activation. */
  options: (own: Pick<ExperienceOptions, 'signal' | 'onRemove' | 'giveUp'>) => ExperienceOptions
  /** After an execution that went well; also for the control, which executes nothing (EX-16, EX-20, EX-21). */
  onExecuted: () => void
  /** Errors of the experience's own code (EX-23). */
  onUserError: (error: unknown, stage: 'trigger' | 'execution') => void
  onSlow: (tookMs: number) => void
}

/** Starts one experience that passed all its checks. It never throws: what goes wrong is reported. */
export function activate(needs: ActivationNeeds): Activation {
  const { experience, variation, explanation, now } = needs
  const ended = new AbortController()
  const hooks: (() => void)[] = []

  function stop(): void {
    if (ended.signal.aborted) return
    if (explanation.progress !== 'failed') explanation.progress = 'stopped'
    ended.abort()
    for (const hook of hooks.splice(0).reverse()) undo(hook)
  }

  function undo(hook: () => void): void {
    try {
      hook()
    } catch (error) {
      needs.onUserError(error, 'execution')
    }
  }

  function giveUp(reason: string): void {
    if (ended.signal.aborted) return
    explanation.answers.push({ check: 'page', passes: false, because: reason })
    explanation.progress = 'failed'
    stop()
    needs.onUserError(new Error(reason), 'execution')
  }

  async function run(): Promise<void> {
    const startedAt = now()
    try {
      if (!variation.variationIsControl) await execute()
    } catch (error) {
      if (ended.signal.aborted) return
      explanation.progress = 'failed'
      explanation.answers.push({ check: 'execution', passes: false, because: messageOf(error) })
      needs.onUserError(error, 'execution')
      stop()
      return
    }
    if (ended.signal.aborted) return
    explanation.progress = 'executed'
    explanation.tookMs = now() - startedAt
    if (explanation.tookMs >= limits.slowExecutionMs) needs.onSlow(explanation.tookMs)
    needs.onExecuted()
  }

  async function execute(): Promise<void> {
    const { execution } = await experience.load()
    if (ended.signal.aborted) return
    const options = needs.options({ signal: ended.signal, onRemove: (fn) => hooks.push(fn), giveUp })
    const result = await (execution as (options: ExperienceOptions) => unknown)(options)
    const remove = (result as { remove?: unknown } | undefined)?.remove
    if (typeof remove !== 'function') return
    if (ended.signal.aborted) undo(() => remove())
    else hooks.push(() => remove())
  }

  void run()
  return { explanation, stop }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
