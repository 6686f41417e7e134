import type uPlot from 'uplot'
import type { ChartContent, ChartMark } from './chart-line.ts'

/**
 * Returns the columns that uPlot draws: the points' numbers, then of each line its values, before them the ends of its band, and
 * after them the part that is not over yet.
 */
export function plotData({ points, lines }: ChartContent): uPlot.AlignedData {
  const columns = lines.flatMap(({ values, band, openAt }) => {
    if (band) return [band.map((range) => range?.[0] ?? null), band.map((range) => range?.[1] ?? null), values]
    if (openAt === undefined) return [values]
    return [
      values.map((value, at) => (at < openAt ? value : null)),
      values.map((value, at) => (at >= openAt - 1 ? value : null)),
    ]
  })
  return [points.map((_, at) => at), ...columns]
}

type Rim = {
  width: number
  height: number
  /** Reads a custom property of the page. */
  readColor(property: string): string
  onPoint(at: number | null): void
  /** Called once, when places of points are known. */
  onReady(plot: uPlot): void
}

export function plotOptions(content: ChartContent, { width, height, readColor, onPoint, onReady }: Rim): uPlot.Options {
  const { points, lines, formatTick, isAroundZero, marks } = content
  const quiet = readColor('--muted')
  const grid = { stroke: readColor('--line'), width: 1 }
  const font = '12px system-ui, -apple-system, "Segoe UI", sans-serif'
  const series: uPlot.Series[] = [{}]
  const bands: uPlot.Band[] = []
  for (const { values, band, look, openAt } of lines) {
    const stroke = readColor(look.color)
    if (band) {
      const edge = { stroke: `${stroke}66`, width: 1, points: { show: false } }
      bands.push({ series: [series.length + 1, series.length], fill: `${stroke}24` })
      series.push(edge, edge)
    }
    const isAlone = values.filter((value) => value !== null).length === 1
    const line = { stroke, width: look.isThin ? 1.25 : 2, points: { show: isAlone, size: 7, fill: stroke } }
    series.push({ ...line, dash: look.dash })
    if (openAt !== undefined) series.push({ ...line, dash: [3, 4] })
  }
  return {
    width,
    height,
    series,
    bands,
    padding: [12, 28, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 8, width: 2 },
      // The line stands at the point that is said, and not between two.
      move: (plot, left, top) => [left < 0 ? left : plot.valToPos(Math.round(plot.posToVal(left, 'x')), 'x'), top],
    },
    scales: {
      x: { time: false, range: [0, Math.max(1, points.length - 1)] },
      y: { range: (_plot, low, high) => rangeOf(low, high, isAroundZero ?? false) },
    },
    axes: [
      {
        stroke: quiet,
        font,
        grid: { show: false },
        ticks: { show: false },
        space: 56,
        size: 34,
        gap: 10,
        incrs: [1, 2, 3, 4, 6, 7, 14, 28, 56],
        values: (_plot, places) => places.map((at) => points[at]?.tick ?? ''),
      },
      {
        stroke: quiet,
        font,
        grid,
        ticks: { show: false },
        space: 36,
        size: 56,
        values: (_plot, values) => values.map(formatTick),
      },
    ],
    hooks: {
      ready: [onReady],
      setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)],
      drawAxes: isAroundZero ? [(plot) => drawZero(plot, readColor('--ink'))] : [],
      draw: [(plot) => drawMarks(plot, marks?.list ?? [], readColor('--waiting'))],
    },
  }
}

/** Zero is always seen; around it there is room on both sides. */
function rangeOf(low: number | null, high: number | null, isAroundZero: boolean): [low: number, high: number] {
  const [from, to] = [Math.min(0, low ?? 0), Math.max(0, high ?? 0)]
  if (isAroundZero) {
    const margin = Math.max(0.02, (to - from) * 0.08)
    return [from - margin, to + margin]
  }
  return [from, to > 0 ? to * 1.08 : 4]
}

function drawZero(plot: uPlot, color: string): void {
  const { ctx, bbox } = plot
  const y = Math.round(plot.valToPos(0, 'y', true)) + 0.5
  ctx.save()
  ctx.strokeStyle = color
  ctx.lineWidth = devicePixelRatio
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.restore()
}

function drawMarks(plot: uPlot, marks: ChartMark[], color: string): void {
  const { ctx, bbox } = plot
  ctx.save()
  ctx.strokeStyle = color
  ctx.lineWidth = devicePixelRatio
  ctx.setLineDash([2 * devicePixelRatio, 3 * devicePixelRatio])
  for (const { at } of marks) {
    const x = Math.round(plot.valToPos(at, 'x', true)) + 0.5
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
  }
  ctx.restore()
}
