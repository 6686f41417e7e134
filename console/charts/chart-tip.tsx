import type { CSSProperties } from 'react'
import type { ChartLine } from './chart-line.ts'
import { LineMark } from './line-mark.tsx'

type Props = {
  title: string
  values: { line: ChartLine; text: string }[]
  /** What happened at the point. */
  marks: string[]
  /** Where its point is, in pixels from the chart's left edge. */
  left: number
  /** Whether the point is in the chart's later half, so that there is more room before it. */
  isLate: boolean
}

/** The values of one point, beside it. The chart itself says them to who cannot see them. */
export function ChartTip({ title, values, marks, left, isLate }: Props) {
  return (
    <div
      className="chart-tip"
      data-late={isLate}
      style={{ '--point': `${left}px` } as CSSProperties}
      aria-hidden="true"
    >
      <b>{title}</b>
      <dl>
        {values.map(({ line, text }) => (
          <div key={line.id}>
            <dt>
              <LineMark look={line.look} /> {line.label}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {marks.map((mark) => (
        <p key={mark} className="chart-mark">
          {mark}
        </p>
      ))}
    </div>
  )
}
