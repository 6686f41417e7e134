/** A line of a chart, with a value for each point of the chart; null leaves a gap. */
export type ChartLine = {
  id: string
  label: string
  values: (number | null)[]
  /** Where the true value lies, for each point. */
  band?: ([low: number, high: number] | null)[]
  /** The first point whose value still grows; the way to it is drawn dotted. */
  openAt?: number
  look: LineLook
}

/** `color` is the name of a custom property with a colour of six hexadecimal digits. */
export type LineLook = { color: string; dash?: number[]; isThin?: boolean }

/** Something that happened at a point; `at` is its place among the points. */
export type ChartMark = { at: number; label: string }

export type ChartContent = {
  /** The name of the chart, for who does not see it. */
  label: string
  /** What the points are, such as days. */
  pointsLabel: string
  /** The points in full, and as short as an axis needs them. */
  points: { label: string; tick: string }[]
  lines: ChartLine[]
  marks?: { label: string; list: ChartMark[] }
  formatValue(value: number): string
  formatTick(value: number): string
  /** Whether zero is a border between good and bad, and not only the lowest value. */
  isAroundZero?: boolean
}

const dashes = [undefined, undefined, [8, 4], [2, 3], [10, 3, 2, 3], [4, 2]]

/** The look of a variation's line by its place in the results; the control is the first. Colour alone does not tell them apart. */
export function lookOfVariation(at: number): LineLook {
  return { color: `--line-${at % dashes.length}`, dash: dashes[at % dashes.length] }
}

/** Returns what happened at a point. */
export function marksAt({ marks }: ChartContent, at: number | null): string[] {
  return (marks?.list ?? []).filter((mark) => mark.at === at).map(({ label }) => label)
}

/** Returns the words for a line at a point. */
export function describeValue(
  { values, band }: ChartLine,
  at: number,
  { formatValue, noValue, formatRange }: Describing,
): string {
  const value = values[at]
  if (value === null || value === undefined) return noValue
  const range = band?.[at]
  return range ? formatRange(formatValue(value), formatValue(range[0]), formatValue(range[1])) : formatValue(value)
}

export type Describing = {
  formatValue(value: number): string
  formatRange(value: string, low: string, high: string): string
  noValue: string
}
