import type { Uplift } from '../../contract/experience-results.ts'

const width = 120
const height = 16
const middle = width / 2

/**
 * Draws an interval around zero, from `-reach` to `reach`; what lies beyond is cut off. The numbers stand beside it, so that it
 * is not read out.
 */
export function UpliftBar({ uplift, reach }: { uplift: Uplift; reach: number }) {
  const placeOf = (value: number) => middle + (Math.max(-reach, Math.min(reach, value)) / reach) * (middle - 3)
  const [low, high] = uplift.interval ?? [uplift.estimate, uplift.estimate]
  return (
    <svg
      className="uplift-bar"
      data-tone={toneOf(uplift)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <line className="axis" x1="0" x2={width} y1={height / 2} y2={height / 2} />
      <line className="zero" x1={middle} x2={middle} y1="0" y2={height} />
      <rect x={placeOf(low)} width={Math.max(1, placeOf(high) - placeOf(low))} y="5" height="6" rx="3" />
      <circle cx={placeOf(uplift.estimate)} cy={height / 2} r="4" />
    </svg>
  )
}

/** Whether a difference is proven, and in which direction. */
export function toneOf({ isSignificant, estimate }: Uplift): 'better' | 'worse' | 'open' {
  if (!isSignificant) return 'open'
  return estimate > 0 ? 'better' : 'worse'
}

/** Returns how far from zero a scale must reach for all of these to be seen; at least 5 percent, at most 100. */
export function reachOf(uplifts: (Uplift | null | undefined)[]): number {
  const ends = uplifts.flatMap((uplift) => (uplift ? [uplift.estimate, ...(uplift.interval ?? [])] : []))
  return Math.min(1, Math.max(0.05, ...ends.map(Math.abs)))
}
