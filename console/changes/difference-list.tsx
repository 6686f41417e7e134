import { useWords } from '../settings/language.tsx'
import type { DifferenceLine } from './describe-difference.ts'

/** What differs, a line for each value. */
export function DifferenceList({ lines }: { lines: DifferenceLine[] }) {
  const { t } = useWords()
  return (
    <dl className="differences">
      {lines.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                {after === null && <span className="read-out">{t.changes.removed} </span>}
                <del>{before}</del>
              </>
            )}
            {before !== null && after !== null && (
              <>
                {' '}
                <span aria-hidden="true">→</span>
                <span className="read-out">{t.changes.became}</span>{' '}
              </>
            )}
            {after !== null && (
              <>
                {before === null && <span className="read-out">{t.changes.added} </span>}
                <ins>{after}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
