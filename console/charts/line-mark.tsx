import type { LineLook } from './chart-line.ts'

/** A piece of a line, as the chart draws it. */
export function LineMark({ look: { color, dash, isThin } }: { look: LineLook }) {
  return (
    <svg className="line-mark" viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
      <line
        x1="1"
        x2="23"
        y1="4"
        y2="4"
        style={{ stroke: `var(${color})` }}
        strokeWidth={isThin ? 1.5 : 3}
        strokeDasharray={dash?.join(' ')}
      />
    </svg>
  )
}
