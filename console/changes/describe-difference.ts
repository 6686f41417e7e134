import type { Goal } from '../../contract/experience.ts'
import { isFields } from '../../contract/json.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import type { Words } from '../settings/language.tsx'
import { type DifferencePath, listDifferences, type SettingDifference } from './list-differences.ts'
import { readSettingTime } from './read-setting-time.ts'
import { sayName, sayValue, shortenTexts } from './say-value.ts'

/** What the words of differences depend on: the site's time zone and the names of its segments by id. */
export type SiteWords = { timeZone: string | null; segments: readonly { id: string; name: string }[] }

/** One difference in words. `before` is null for what was added, `after` for what was removed; never both. */
export type DifferenceLine = { key: string; label: string; before: string | null; after: string | null }

/**
 * Describes in words what differs between two settings of an experience, null where there was none, or is none any more.
 * Returns [] exactly where both mean the same. The values of each line differ, if need be by being shown as JSON.
 */
export function describeDifference(
  before: ExperienceSettings | null,
  after: ExperienceSettings | null,
  { words, site }: { words: Words; site: SiteWords },
): DifferenceLine[] {
  const { experience, isNew, isGone } = words.t.changes.whole
  if (!after) return before ? [{ key: '0', label: experience, before: isGone(before.name ?? ''), after: null }] : []
  const names = new Map([before, after].flatMap((each) => (each?.variations ?? []).map(({ id, name }) => [id, name])))
  const settingWords = { words, site, nameVariation: (id: string) => names.get(id) || id }
  const lines = listDifferences(before ?? {}, after).map((each, at) => ({
    key: String(at + 1),
    ...describeOne(each, settingWords),
  }))
  return before ? lines : [{ key: '0', label: experience, before: null, after: isNew }, ...lines]
}

type SettingWords = { words: Words; site: SiteWords; nameVariation(id: string): string }

function describeOne(difference: SettingDifference, settingWords: SettingWords): Omit<DifferenceLine, 'key'> {
  const { path } = difference
  const [old, given] =
    typeof difference.before === 'string' && typeof difference.after === 'string' && !isTime(path)
      ? shortenTexts(difference.before, difference.after)
      : [difference.before, difference.after]
  const label = sayPath(path, settingWords)
  const [before, after] = [saySetting(path, old, settingWords), saySetting(path, given, settingWords)]
  if (before !== after) return { label, before, after }
  return { label, before: sayExactly(difference.before), after: sayExactly(difference.after) }
}

const sayExactly = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

const isTime = ([first, second]: DifferencePath) =>
  first === 'pausedAt' || (first === 'schedule' && (second === 'scheduled_start' || second === 'scheduled_end'))

/** Returns what a value is called. */
function sayPath(path: DifferencePath, { words: { t }, nameVariation }: SettingWords): string {
  const { fields, entry, variation, rule } = t.changes
  const [first = '', ...rest] = path
  const sayRest = (steps: DifferencePath) =>
    steps.map((step) => (typeof step === 'number' ? entry(String(step)) : sayName(step, t))).join(', ')
  if (first === 'variations') {
    const [id, field, ...inner] = rest
    if (id === undefined) return variation.order
    const name = nameVariation(String(id))
    if (field === undefined) return variation.whole(name)
    if (field === 'share') return variation.share(name)
    return variation.field(
      name,
      field === 'name' ? (textOf(fields, field) ?? field) : sayRest(inner.length > 0 ? inner : [field]),
    )
  }
  const known = textOf(fields, rest.length === 0 ? String(first) : `${first}.${rest[0]}`)
  if (known !== undefined) return known
  if (first === 'rules') return rule(sayRest(rest))
  return sayRest(first === 'content' || first === 'data' ? rest : path)
}

/** Returns a value of a path in words; null where there is none, and nothing says what that means. */
function saySetting(path: DifferencePath, value: unknown, settingWords: SettingWords): string | null {
  const { words, site } = settingWords
  const { t, formats } = words
  const [first, second, third] = path
  const name = path.length > 1 ? `${first}.${second}` : String(first)
  if (value === undefined) return textOf(t.changes.absent, name) ?? null
  if (isTime(path) && (typeof value === 'string' || typeof value === 'number')) {
    const at = readSettingTime(value, site.timeZone)
    if (at === null) return sayValue(value, words)
    if (first === 'pausedAt') return t.changes.pausedSince(formats.formatDateTime(at))
    return formats.formatTimeIn(at, site.timeZone ?? 'UTC')
  }
  if (first === 'goals' && Array.isArray(value)) return value.map((each) => sayGoal(each, words)).join(', ')
  if (name === 'rules.segments' && Array.isArray(value)) return sayAudience(value, settingWords)
  const isShare =
    name === 'share' ||
    (first === 'exclusion' && second !== 'group') ||
    (first === 'variations' && third === 'share' && path.length === 3)
  if (isShare && typeof value === 'number') return formats.formatFineShare(value)
  if (first === 'variations' && path.length === 1 && Array.isArray(value))
    return value.map((id) => settingWords.nameVariation(String(id))).join(', ')
  if (first === 'variations' && path.length === 2 && isFields(value)) {
    const { id: _, name: __, share, ...content } = value
    const said = typeof share === 'number' ? formats.formatFineShare(share) : sayValue(share ?? null, words)
    const shown = Object.values(content)
      .filter(isFields)
      .filter((each) => Object.keys(each).length > 0)
    return [said, ...shown.map((each) => sayValue(each, words))].join('; ')
  }
  return sayValue(value, words)
}

/** What is written in settings may be named like what every object has. */
export function textOf(texts: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}

function sayGoal(goal: unknown, words: Words): string {
  const { key, op, value, primary } = (isFields(goal) ? goal : {}) as Partial<Goal>
  const { goals } = words.t.changes
  const values = [value ?? []].flat().map((each) => sayValue(each, words))
  const said = textOf(goals.keys, String(key)) ?? String(key)
  const parts = [said, op && op !== 'eq' && op !== 'in' ? op : '', values.join(` ${goals.or} `)].filter(Boolean)
  return primary ? goals.primary(parts.join(' ')) : parts.join(' ')
}

/** Says the rule on segments (TR-13): a visitor must be in all that are included. */
function sayAudience(rule: unknown[], { words: { t }, site }: SettingWords): string {
  if (rule.length === 0) return textOf(t.changes.absent, 'rules.segments') ?? ''
  return rule
    .map((each) => {
      const { segment_id, include } = isFields(each) ? each : {}
      const id = String(segment_id)
      const name = site.segments.find((segment) => segment.id === id)?.name || id
      return include === false ? t.changes.notIn(name) : t.changes.isIn(name)
    })
    .join(', ')
}
