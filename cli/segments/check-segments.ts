import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import type { Segment } from '../../contract/segments/segment.ts'
import { checkCondition } from './check-condition.ts'
import type { SegmentFindings } from './found.ts'

const remedies = {
  list: 'give a list: segments: [{ id, when }]',
  id: 'give 1 to 64 letters, digits, -, _ and .',
  twice: 'give each segment an id of its own',
  entry: 'give id and when, and if you like name and byDefault',
}

/** Returns all mistakes in a site's segments, and in the references to them in its experiences (SG-02, TR-13). */
export function checkSegments({
  segments = [],
  experiences,
}: Pick<SiteConfig, 'segments' | 'experiences'>): SegmentFindings {
  const found: SegmentFindings = { problems: [], warnings: [] }
  if (!Array.isArray(segments)) {
    found.problems.push({ path: 'segments', problem: 'is not a list', remedy: remedies.list })
    return found
  }
  const ids: string[] = segments.map((segment: Segment) => segment?.id)
  for (const [at, segment] of segments.entries()) checkSegment(segment, `segments[${at}] ${ids[at]}`, found)
  const twice = new Set(ids.filter((id, at) => ids.indexOf(id) !== at))
  for (const id of twice)
    found.problems.push({ path: 'segments', problem: `the id ${id} is used twice`, remedy: remedies.twice })
  for (const { path, id } of usedSegments(experiences)) {
    if (ids.includes(id)) continue
    const remedy = ids.length > 0 ? `use one of ${ids.join(', ')}` : 'define it in segments'
    found.problems.push({ path, problem: `there is no segment ${id}`, remedy })
  }
  return found
}

function checkSegment(segment: Segment, path: string, found: SegmentFindings): void {
  const { problems } = found
  if (typeof segment !== 'object' || segment === null) {
    problems.push({ path, problem: 'is not a segment', remedy: remedies.entry })
    return
  }
  const { id, name, when, byDefault, ...others } = segment
  if (!/^[\w.-]{1,64}$/.test(id ?? '')) problems.push({ path, problem: 'the id is not an id', remedy: remedies.id })
  for (const other of Object.keys(others))
    problems.push({ path: `${path} ${other}`, problem: 'means nothing', remedy: remedies.entry })
  if (name !== undefined && typeof name !== 'string')
    problems.push({ path: `${path} name`, problem: 'is not a text', remedy: 'give a text for people' })
  if (byDefault !== undefined && typeof byDefault !== 'boolean')
    problems.push({ path: `${path} byDefault`, problem: 'is neither true nor false', remedy: 'give true or false' })
  checkCondition(when, `${path} when`, found)
}

/**
 * Returns the segments that experiences name in their rules, with their positions (TR-13): `rules.segments: [{
 * segment_id, include }]`.
 */
function usedSegments(experiences: readonly ExperienceInstance[]): { path: string; id: string }[] {
  return experiences.flatMap(({ id: experience, rules }, at) => {
    const entries: readonly unknown[] = [rules?.segments ?? []].flat()
    return entries.flatMap((entry, place) => {
      const id = (entry as { segment_id?: unknown } | null)?.segment_id
      return id === undefined
        ? []
        : { path: `experiences[${at}] ${experience} rules.segments[${place}]`, id: String(id) }
    })
  })
}
