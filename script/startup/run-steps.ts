import { messageOf } from '../../contract/message-of.ts'
import { emitDebug } from '../events/debug-event.ts'
import { limits } from '../limits.ts'
import { reportError } from '../telemetry/errors/report-error.ts'
import type { NamedStep, Run } from './run.ts'

export type RunResult = {
  ended: 'whole' | 'stopped' | 'failed'
  /** The reason why it was stopped, or the error that ended it. */
  because?: string
  /** The duration of each step in milliseconds. */
  durations: Map<string, number>
}

/** Runs the steps in order. Never rejects: a failure is logged with its stage and emitted as a debug event. */
export async function runSteps(steps: readonly NamedStep[], run: Run): Promise<RunResult> {
  const result = await runAll(steps, run)
  run.ended = result.ended
  if (result.ended !== 'whole') run.refuseApi?.(result.because)
  run.onEnded?.(result.durations)
  return result
}

async function runAll(steps: readonly NamedStep[], run: Run): Promise<RunResult> {
  const durations = new Map<string, number>()
  const { now, rest } = run.page
  let restedAt = now()
  for (const [name, step, isSoft] of steps) {
    if (now() - restedAt > limits.taskMs) {
      await rest()
      restedAt = now()
    }
    const startedAt = now()
    try {
      const answer = await step(run)
      if (answer) {
        run.log.info(answer.stop, { stage: name })
        return { ended: 'stopped', because: answer.stop, durations }
      }
    } catch (error) {
      const message = messageOf(error)
      run.log.error(`${name}: ${message}`, { stage: name })
      emitDebug(run, { code: 'startup', stage: name, message })
      reportError(run, error, name)
      if (!isSoft) return { ended: 'failed', because: message, durations }
    } finally {
      durations.set(name, now() - startedAt)
    }
  }
  return { ended: 'whole', durations }
}
