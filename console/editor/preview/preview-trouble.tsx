import type { ReactNode } from 'react'
import { ConsoleProblem } from '../../api/console-problem.ts'
import { useWords } from '../../settings/language.tsx'

/** Why there is no preview: the request failed, or, as `children`, what has to be mended first. */
export function PreviewTrouble({ error, title, children }: { error: unknown; title: string; children?: ReactNode }) {
  const { t } = useWords()
  return (
    <>
      {Boolean(error) && (
        <p className="problem" role="alert">
          {t.editor.previewing.failed} {t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
        </p>
      )}
      {children && (
        <div className="preview-problems" role="status">
          <p>{title}</p>
          {children}
        </div>
      )}
    </>
  )
}
