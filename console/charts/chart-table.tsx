import { useWords } from '../settings/language.tsx'
import { type ChartContent, describeValue, marksAt } from './chart-line.ts'

/** The numbers of a chart: a row for each point, a column for each line. */
export function ChartTable({ content }: { content: ChartContent }) {
  const { label, pointsLabel, points, lines, marks, formatValue } = content
  const { t } = useWords()
  const describing = { formatValue, noValue: t.chart.noValue, formatRange: t.chart.range }
  return (
    <table>
      <caption className="read-out">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{pointsLabel}</th>
          {lines.map(({ id, label }) => (
            <th key={id} scope="col" className="number">
              {label}
            </th>
          ))}
          {marks && marks.list.length > 0 && <th scope="col">{marks.label}</th>}
        </tr>
      </thead>
      <tbody>
        {points.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points of a chart are told apart by their place only
          <tr key={at}>
            <th scope="row">{point.label}</th>
            {lines.map((line) => (
              <td key={line.id} className="number">
                {describeValue(line, at, describing)}
              </td>
            ))}
            {marks && marks.list.length > 0 && <td>{marksAt(content, at).join('; ')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
