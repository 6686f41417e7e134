import type { ExperienceInstance } from '../../catalogue/define-site.ts'

/** The segments that experiences name in their rules, with where (TR-13): `rules.segments: [{ segment_id, include }]`. */
export function usedSegments(experiences: readonly ExperienceInstance[]): { path: string; id: string }[] {
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
