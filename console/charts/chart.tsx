import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'
import type { ChartContent } from './chart-line.ts'
import { ChartTable } from './chart-table.tsx'
import { LineChart } from './line-chart.tsx'
import { LineMark } from './line-mark.tsx'

type Props = {
  title: string
  hint?: string
  content: ChartContent
  /** Switches that belong to the chart. */
  children?: ReactNode
}

/** A chart with its title and legend. The same numbers are a table, which can take the chart's place. */
export function Chart({ title, hint, content, children }: Props) {
  const { t } = useWords()
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section className="card chart" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet-button" onClick={() => setTable(!isTable)}>
          <Icon name={isTable ? 'chart' : 'table'} />
          {isTable ? t.chart.asChart : t.chart.asTable}
        </button>
      </header>
      {hint && <p className="hint">{hint}</p>}
      {children && <div className="chart-switches">{children}</div>}
      {!isTable && (
        <>
          <LineChart content={content} />
          <ul className="legend">
            {content.lines.map(({ id, label, look }) => (
              <li key={id}>
                <LineMark look={look} /> {label}
              </li>
            ))}
            {content.marks && content.marks.list.length > 0 && <li className="mark-legend">{content.marks.label}</li>}
          </ul>
        </>
      )}
      <div className={isTable ? 'chart-table' : 'read-out'}>
        <ChartTable content={content} />
      </div>
    </section>
  )
}
