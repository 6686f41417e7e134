import { isFields } from '../../../contract/json.ts'

/** A segment that visitors must be in, or must not be in. */
export type SegmentChoice = { id: string; include: boolean }

/**
 * Returns the segments of the rule of that name (TR-13): visitors have to fit all of them. Null for a rule that combines
 * segments in groups, which only the configuration can.
 */
export function readSegments(rules: Record<string, unknown> | undefined): SegmentChoice[] | null {
  const rule = rules?.segments
  if (rule === undefined) return []
  if (!Array.isArray(rule)) return null
  const choices: SegmentChoice[] = []
  for (const entry of rule as unknown[]) {
    if (!isFields(entry) || (entry.and_group !== undefined && entry.and_group !== null)) return null
    choices.push({ id: String(entry.segment_id), include: entry.include !== false })
  }
  return choices
}

/** Returns the rules with these segments; undefined where no rule is left. All other rules stay. */
export function writeSegments(
  rules: Record<string, unknown> | undefined,
  choices: readonly SegmentChoice[],
): Record<string, unknown> | undefined {
  const { segments: _, ...others } = rules ?? {}
  const written =
    choices.length > 0
      ? { ...others, segments: choices.map(({ id, include }) => ({ segment_id: id, include })) }
      : others
  return Object.keys(written).length > 0 ? written : undefined
}

/** Returns the names of the rules that the console does not change. */
export function otherRules(rules: Record<string, unknown> | undefined): string[] {
  return Object.keys(rules ?? {}).filter((name) => name !== 'segments')
}
