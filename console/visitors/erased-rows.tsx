import { useEffect, useRef } from 'react'
import type { ErasedVisitor } from '../../contract/console/visitor.ts'
import { useWords } from '../settings/language.tsx'

/** Says how many rows of what were erased. It takes the focus, because the dialog that had it is gone. */
export function ErasedRows({ erased: { erased } }: { erased: ErasedVisitor }) {
  const { t, formats } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const sum = erased.reduce((all, { rows }) => all + rows, 0)
  return (
    <section className="card erased" aria-labelledby="erased">
      <h2 id="erased" ref={heading} tabIndex={-1}>
        {t.visitors.erased}
      </h2>
      <p className="hint" role="status">
        {sum === 0 ? t.visitors.erasedNothing : t.visitors.erasedRows(formats.formatNumber(sum), sum === 1)}
      </p>
      <dl className="counts">
        {erased.map(({ table, rows }) => (
          <div key={table}>
            <dt>{t.visitors.tables[table] ?? table}</dt>
            <dd>{formats.formatNumber(rows)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
