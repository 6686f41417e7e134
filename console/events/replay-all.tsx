import { useEffect, useRef, useState } from 'react'
import type { ReplayStepAnswer } from '../../contract/console/events.ts'
import { sendRequest } from '../api/send-request.ts'
import { Problem } from '../parts/states.tsx'
import { useWords } from '../settings/language.tsx'
import { ReplaySums } from './replay-sums.tsx'

type Props = {
  trackingId: string
  reason: string
  /** How many there are now. */
  count: number
  /** The last id that is replayed. */
  latest: number
  onEnd(): void
}

type ReplayRun = {
  state: 'running' | 'stopped' | 'done'
  /** The id to go on after, and the last of all. */
  after: number
  upTo: number
  total: number
  sums: Omit<ReplayStepAnswer, 'next'>
  problem: unknown
}

const nothing = { tried: 0, accepted: 0, duplicates: 0, refused: 0 }

/** Replays all refused events of a reason, step by step, after a confirmation. It ends when the page is left. */
export function ReplayAll({ trackingId, reason, count, latest, onEnd }: Props) {
  const { t, formats } = useWords()
  const [isAsking, setAsking] = useState(false)
  const [run, setRun] = useState<ReplayRun | null>(null)
  const stopping = useRef(new AbortController())
  useEffect(() => () => stopping.current.abort(), [])

  async function replayFrom(begun: ReplayRun): Promise<void> {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    let run: ReplayRun = { ...begun, state: 'running', problem: null }
    setAsking(false)
    setRun(run)
    try {
      while (run.state === 'running' && !signal.aborted) {
        // Not aborted: a step that has begun is done by the service, and its sums are wanted.
        const body = { reason, after: run.after, upTo: run.upTo }
        const step = await sendRequest<ReplayStepAnswer>(['refused', trackingId, 'replay-step'], {
          method: 'POST',
          body,
        })
        const state = step.next === null ? 'done' : 'running'
        run = { ...run, state, after: step.next ?? run.after, sums: addStep(run.sums, step) }
        setRun(run)
      }
      if (run.state === 'running') setRun({ ...run, state: 'stopped' })
    } catch (problem) {
      setRun({ ...run, state: 'stopped', problem })
    }
    onEnd()
  }
  if (run?.state === 'running') {
    const { sums, total } = run
    return (
      <section className="card replay-all">
        <p role="status">{t.events.progress(formats.formatNumber(sums.tried), formats.formatNumber(total))}</p>
        <progress aria-label={t.events.replaying} value={Math.min(sums.tried, total)} max={total} />
        <button type="button" className="plain" onClick={() => stopping.current.abort()}>
          {t.events.stop}
        </button>
      </section>
    )
  }
  return (
    <>
      {run && (
        <section className="card replay-all" role="status">
          <p>
            {run.problem ? t.events.failed : t.events[run.state]} <ReplaySums {...run.sums} />
          </p>
          {run.problem !== null && <Problem problem={run.problem} onRetry={() => replayFrom(run)} />}
          {run.state === 'stopped' && run.problem === null && (
            <button type="button" className="plain" onClick={() => replayFrom(run)}>
              {t.events.goOn}
            </button>
          )}
        </section>
      )}
      {count > 0 && run?.state !== 'stopped' && !isAsking && (
        <p className="actions">
          <button type="button" className="plain" onClick={() => setAsking(true)}>
            {t.events.replayAll(formats.formatNumber(count))}
          </button>
        </p>
      )}
      {isAsking && (
        <section className="card replay-all">
          <p>{t.events.confirmAll(formats.formatNumber(count))}</p>
          <p className="actions">
            <button
              type="button"
              className="main-button"
              onClick={() =>
                replayFrom({ state: 'running', after: 0, upTo: latest, total: count, sums: nothing, problem: null })
              }
            >
              {t.events.confirm}
            </button>
            <button type="button" className="plain" onClick={() => setAsking(false)}>
              {t.shell.cancel}
            </button>
          </p>
        </section>
      )}
    </>
  )
}

function addStep(sums: ReplayRun['sums'], step: ReplayStepAnswer): ReplayRun['sums'] {
  return {
    tried: sums.tried + step.tried,
    accepted: sums.accepted + step.accepted,
    duplicates: sums.duplicates + step.duplicates,
    refused: sums.refused + step.refused,
  }
}
