import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { useWords } from '../settings/language.tsx'
import { type ChartContent, describeValue, marksAt } from './chart-line.ts'
import { ChartTip } from './chart-tip.tsx'
import { plotData, plotOptions } from './plot-options.ts'

/** Draws lines over points. Pointer and arrow keys move along the points and say their values. */
export function LineChart({ content }: { content: ChartContent }) {
  const { t } = useWords()
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(undefined)
  const [at, setAt] = useState<number | null>(null)
  const [left, setLeft] = useState(0)
  const last = content.points.length - 1
  // What is drawn anew, as when more of the content arrives, keeps the point that is chosen.
  const chosen = useRef<number>(null)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const drawPlot = () => {
      const before = chosen.current
      plot.current?.destroy()
      const styles = getComputedStyle(document.documentElement)
      const options = plotOptions(content, {
        width: element.clientWidth,
        height: element.clientHeight,
        readColor: (property) => styles.getPropertyValue(property).trim(),
        onPoint: (point) => {
          chosen.current = point
          setAt(point)
          const over = plot.current?.over
          if (point !== null && over) setLeft(over.offsetLeft + (plot.current?.valToPos(point, 'x') ?? 0))
        },
        onReady: (drawn) => {
          if (before !== null && before < content.points.length) moveCursor(drawn, before)
        },
      })
      plot.current = new uPlot(options, plotData(content), element)
    }
    drawPlot()
    const resized = new ResizeObserver(() =>
      plot.current?.setSize({ width: element.clientWidth, height: element.clientHeight }),
    )
    resized.observe(element)
    const themed = new MutationObserver(drawPlot)
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      resized.disconnect()
      themed.disconnect()
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [content])

  const moveTo = (point: number | null) => plot.current && moveCursor(plot.current, point)
  function moveByKey(event: KeyboardEvent): void {
    const from = at ?? (event.key === 'ArrowLeft' ? last + 1 : -1)
    const step = event.shiftKey ? 7 : 1
    const to = { ArrowRight: from + step, ArrowLeft: from - step, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') moveTo(null)
    if (to === undefined) return
    event.preventDefault()
    moveTo(Math.max(0, Math.min(last, to)))
  }
  const describing = { formatValue: content.formatValue, noValue: t.chart.noValue, formatRange: t.chart.range }
  const point = at === null ? undefined : content.points[at]
  const values = content.lines.map((line) => ({ line, text: at === null ? '' : describeValue(line, at, describing) }))
  const marks = marksAt(content, at)
  return (
    <div
      className="line-chart"
      role="slider"
      tabIndex={0}
      aria-label={t.chart.along(content.label)}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? 0}
      aria-valuetext={
        point ? [point.label, ...values.map(({ line, text }) => `${line.label}: ${text}`), ...marks].join('; ') : '–'
      }
      onKeyDown={moveByKey}
      onBlur={() => moveTo(null)}
    >
      <div ref={host} className="plot" />
      {point && (
        <ChartTip title={point.label} values={values} marks={marks} left={left} isLate={(at ?? 0) > last / 2} />
      )}
    </div>
  )
}

function moveCursor(plot: uPlot, point: number | null): void {
  const left = point === null ? -10 : plot.valToPos(point, 'x')
  plot.setCursor({ left, top: point === null ? -10 : plot.over.clientHeight / 2 })
}
