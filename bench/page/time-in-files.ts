type CallFrame = { functionName: string; url: string; lineNumber: number; columnNumber: number }
type ProfileNode = { id: number; callFrame: CallFrame; children?: number[] }

/**
 * The fields used of a profile by the browser's `Profiler`. Times are in microseconds, lines and columns count from 0.
 */
export type CpuProfile = { nodes: ProfileNode[]; samples?: number[]; timeDeltas?: number[] }

/**
 * Returns the milliseconds that a page's main thread spent in the files of these addresses. Work that the engine does
 * for a file (JSON, regular expressions, style calculations it causes) has no address and counts for the file that
 * called it.
 */
export function timeInFiles({ nodes, samples = [], timeDeltas = [] }: CpuProfile, isOwn: (url: string) => boolean) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const urls = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url]))
  const callerOf = (id: number): string => {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const url = urls.get(at)
      if (url) return url
    }
    return ''
  }
  // A delta is the time before its sample, so the duration of a sample is the delta of the next one.
  const micros = samples.reduce((sum, id, at) => sum + (isOwn(callerOf(id)) ? (timeDeltas[at + 1] ?? 0) : 0), 0)
  return micros / 1000
}
