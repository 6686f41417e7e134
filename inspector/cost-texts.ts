import type { Cost } from '../contract/experience-costs.ts'

/** One cost for people who do not know the measure. */
export type CostText = { name: string; text: string }

/** A shift that nobody can see; browsers round to about this. */
const leastShift = 0.0005
/** A page with shifts of more than this in all no longer counts as good, nor one that answers later. */
const goodShift = 0.1
const goodAnswerMs = 200

/**
 * Returns what an experience has cost in words, with a line for what this browser does not report (BD-07). Empty when
 * nothing was measurable.
 */
export function costsOf({ shift, longMs, interactionMs, codeMs }: Cost): CostText[] {
  const lines = [
    measuredLine('Layout shift', shift, (value) => (value < leastShift ? undefined : shiftText(value))),
    measuredLine('Long tasks', longMs, (ms) => (ms < 1 ? undefined : `${Math.round(ms)} ms`)),
    measuredLine('Slowest answer', interactionMs, (ms) => (ms < 1 ? undefined : answerText(ms))),
    codeMs === undefined || codeMs < 1 ? undefined : { name: 'Its code ran', text: `${codeMs.toFixed(0)} ms` },
  ].filter((line) => line !== undefined)
  return lines.every(({ text }) => text === unreported) && (shift ?? longMs ?? interactionMs) !== undefined ? [] : lines
}

const unreported = 'not reported by this browser'

function measuredLine(
  name: string,
  value: number | undefined,
  textOf: (value: number) => string | undefined,
): CostText | undefined {
  const text = value === undefined ? unreported : textOf(value)
  return text === undefined ? undefined : { name, text }
}

const shiftText = (value: number) =>
  `${value.toFixed(3)}${value > goodShift ? ', more than a good page has in all' : ''}`
const answerText = (ms: number) => `${Math.round(ms)} ms${ms > goodAnswerMs ? ', which shoppers feel' : ''}`

/** Returns the costs that a shopper feels in a few words for a closed row; undefined when there are none. */
export function costSummary(cost: Cost = {}): string | undefined {
  const { shift = 0, longMs = 0, interactionMs = 0 } = cost
  const parts = [
    shift >= 0.01 && `shifted ${shift.toFixed(2)}`,
    longMs >= 50 && `${Math.round(longMs)} ms in long tasks`,
    interactionMs > goodAnswerMs && `answered after ${Math.round(interactionMs)} ms`,
  ].filter(Boolean)
  return parts.join(', ') || undefined
}
