import type { DatasetCheck, RecordChange, RecordMistake } from '../../contract/console/datasets.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { useWords, type Words } from '../settings/language.tsx'
import { cellText } from './cell-text.ts'

type Props = { check: DatasetCheck; fileName: string; isLoading: boolean; onConfirm(): void }

/** Says what a file would change, or what is wrong with it; only one without a mistake can be confirmed. */
export function CheckResult({ check, fileName, isLoading, onConfirm }: Props) {
  const { t, formats } = useWords()
  const { records, mistakeCount, samples, same } = check
  if (mistakeCount > 0) return <Mistakes check={check} />
  const isSame = samples.length === 0
  return (
    <section className="card check-result" aria-live="polite">
      <h2>{t.data.checked(fileName)}</h2>
      <dl className="change-counts">
        {(['added', 'changed', 'removed'] as const).map((kind) => (
          <div key={kind} data-kind={check[kind] > 0 ? kind : 'same'}>
            <dd>{formats.formatNumber(check[kind])}</dd>
            <dt>{t.data.counts[kind]}</dt>
          </div>
        ))}
        <div data-kind="same">
          <dd>{formats.formatNumber(same)}</dd>
          <dt>{t.data.counts.same}</dt>
        </div>
      </dl>
      {isSame ? <p>{t.data.noChange}</p> : <Samples samples={samples} />}
      {!isSame && (
        <div className="load-actions">
          <button
            type="button"
            className={check.removed > 0 ? 'main-button danger' : 'main-button'}
            disabled={isLoading}
            onClick={onConfirm}
          >
            {isLoading
              ? t.data.working
              : t.data.confirm(t.data.recordCount(formats.formatNumber(records), records === 1))}
          </button>
        </div>
      )}
    </section>
  )
}

function Samples({ samples }: { samples: RecordChange[] }) {
  const { t } = useWords()
  const columns = [...new Set(samples.flatMap(({ before, after }) => Object.keys({ ...before, ...after })))]
  return (
    <>
      <h3>{t.data.samples}</h3>
      <WideTable label={t.data.samples}>
        <thead>
          <tr>
            <th scope="col">{t.data.change}</th>
            <th scope="col">{t.data.columns.key}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ kind, key, before, after }) => (
            <tr key={`${kind} ${key}`}>
              <td>
                <span className="change-kind" data-kind={kind}>
                  {t.data.kinds[kind]}
                </span>
              </td>
              <th scope="row">{key}</th>
              {columns.map((name) => (
                <td key={name} className="cell">
                  <ChangedCell before={before?.[name]} after={after?.[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  )
}

function ChangedCell({ before, after }: { before: unknown; after: unknown }) {
  const [old, now] = [before === undefined ? null : cellText(before), after === undefined ? null : cellText(after)]
  if (old === now) return <>{now}</>
  return (
    <>
      {old !== null && <del>{old}</del>} {now !== null && <ins>{now}</ins>}
    </>
  )
}

function Mistakes({ check: { mistakes, mistakeCount } }: { check: DatasetCheck }) {
  const words = useWords()
  const { t, formats } = words
  return (
    <section className="card check-result" role="alert">
      <h2 className="danger">{t.data.mistakes(formats.formatNumber(mistakeCount), mistakeCount === 1)}</h2>
      <p>{t.data.mistakesHint}</p>
      <WideTable label={t.data.problem}>
        <thead>
          <tr>
            <th scope="col" className="number">
              {t.data.line}
            </th>
            <th scope="col">{t.data.problem}</th>
          </tr>
        </thead>
        <tbody>
          {mistakes.map((mistake) => (
            <tr key={mistake.line}>
              <th scope="row" className="number">
                {formats.formatNumber(mistake.line)}
              </th>
              <td className="cell">{describeMistake(mistake, words)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {mistakeCount > mistakes.length && (
        <p className="hint">{t.data.moreMistakes(formats.formatNumber(mistakeCount - mistakes.length))}</p>
      )}
    </section>
  )
}

function describeMistake(mistake: RecordMistake, { t, formats }: Words): string {
  const texts = t.data.mistake
  switch (mistake.kind) {
    case 'column':
      return texts.column(formats.formatNumber(mistake.column))
    case 'cells':
      return texts.cells(formats.formatNumber(mistake.cells), formats.formatNumber(mistake.needed))
    case 'repeated':
      return texts.repeated(mistake.key, formats.formatNumber(mistake.earlier))
    default:
      return texts[mistake.kind]
  }
}
