import type { ReactNode } from 'react'
import { ConsoleProblem } from '../api/console-problem.ts'
import { useWords } from '../settings/language.tsx'

/** What stands in the place of an answer that is on its way. `lines` is about how high the answer will be. */
export function Loading({ lines = 3 }: { lines?: number }) {
  const { t } = useWords()
  return (
    <div className="loading" role="status">
      <span className="read-out">{t.shell.loading}</span>
      {Array.from({ length: lines }, (_, at) => `line-${at}`).map((key) => (
        <i key={key} />
      ))}
    </div>
  )
}

/** Says why there is no answer, and offers another attempt. An earlier answer stays beside it. */
export function Problem({ problem, onRetry }: { problem: unknown; onRetry(): void }) {
  const { t } = useWords()
  const kind = problem instanceof ConsoleProblem ? problem.kind : 'broken'
  return (
    <div className="problem" role="alert">
      <p>{t.problems[kind]}</p>
      <button type="button" className="plain" onClick={() => onRetry()}>
        {t.shell.retry}
      </button>
    </div>
  )
}

/** Says that there is nothing to show, and what would change that. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p>{title}</p>
      {children}
    </div>
  )
}
