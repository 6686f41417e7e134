import { useId } from 'react'
import { useWords } from '../settings/language.tsx'
import type { Figure, Metric } from './compare-traffic.ts'
import { formatMetric, nameMetric } from './metric-name.ts'

export function keyOf(metric: Metric): string {
  return metric.kind === 'revenue' ? `revenue ${metric.currency}` : metric.kind
}

type Props = { figures: Figure[]; chosen: string; onChoose(key: string): void }

/** The numbers of today; the chart is about the chosen one. */
export function Figures({ figures, chosen, onChoose }: Props) {
  const words = useWords()
  const name = useId()
  return (
    <fieldset className="figures">
      <legend className="read-out">{words.t.today.figures}</legend>
      {figures.map((figure) => {
        const key = keyOf(figure.metric)
        return (
          <label key={key}>
            <input
              type="radio"
              name={name}
              className="read-out"
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            <span className="figure-name">{nameMetric(figure.metric, words)}</span>
            <strong>
              {figure.now === null ? '–' : formatMetric(figure.now, figure.metric, { words, isShort: true })}
            </strong>
            <FigureChange figure={figure} />
          </label>
        )
      })}
    </fieldset>
  )
}

function FigureChange({ figure: { metric, now, before } }: { figure: Figure }) {
  const words = useWords()
  const { t, formats } = words
  if (now === null) return <small>{t.today.notKept}</small>
  if (before === null) return <small>{t.today.noComparison}</small>
  const value = formatMetric(before, metric, { words, isShort: true })
  const change = before > 0 ? now / before - 1 : null
  return (
    <small>
      {change !== null && <b data-tone={toneOfChange(change)}>{formats.formatRoundChange(change)}</b>}{' '}
      {t.today.weekBefore(value)}
    </small>
  )
}

function toneOfChange(change: number): 'better' | 'worse' | 'same' {
  if (Math.abs(change) < 0.005) return 'same'
  return change > 0 ? 'better' : 'worse'
}
