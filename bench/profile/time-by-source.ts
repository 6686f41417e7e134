import type { SourceMap } from 'node:module'
import type { CpuProfile } from '../page/time-in-files.ts'

/** The main thread time of a source file in ms, in total and by the browser functions it called. */
export type SourceTime = { source: string; ms: number; browser: Record<string, number> }

/**
 * Returns milliseconds by source file, longest first. Work that the browser does for a file (reading a cookie, sending
 * a request) has no address and counts for the file that called it. Samples outside the mapped files are left out.
 */
export function timeBySource(profile: CpuProfile, mapOf: (url: string) => SourceMap | undefined): SourceTime[] {
  const { nodes, samples = [], timeDeltas = [] } = profile
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const found = new Map<string, SourceTime>()
  samples.forEach((id, at) => {
    const called = frames.get(id)
    const source = called && sourceOf(id)
    if (!source) return
    const ms = (timeDeltas[at + 1] ?? 0) / 1000
    const entry = found.get(source) ?? { source, ms: 0, browser: {} }
    entry.ms += ms
    if (!called.url) entry.browser[called.functionName] = (entry.browser[called.functionName] ?? 0) + ms
    found.set(source, entry)
  })
  return [...found.values()].sort((one, other) => other.ms - one.ms)

  function sourceOf(id: number): string | undefined {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const frame = frames.get(at)
      if (!frame?.url) continue
      const entry = mapOf(frame.url)?.findEntry(frame.lineNumber, frame.columnNumber)
      return entry && 'originalSource' in entry ? entry.originalSource : undefined
    }
    return undefined
  }
}
