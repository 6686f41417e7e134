import { isInverting, matchUrl } from './match-url.ts'
import type { SyncRule } from './sync-rule.ts'

export type PageUrlFacts = {
  url: string
  /** Reports a mistake in the definition to the site's owner, only once. */
  reportOnce: (problem: string) => void
}

type UrlPattern = { match_type?: unknown; match_phrase?: unknown }

/** A list of urls, also as `{urls}`: all inverting entries must pass, and one of the others if there are any (TR-05). */
export const pageUrlRule: SyncRule<PageUrlFacts> = (rule, { url, reportOnce }) => {
  const entries = Array.isArray(rule) ? rule : (rule as { urls?: unknown } | null)?.urls
  if (!Array.isArray(entries)) throw new Error('page_url has no list of urls')
  const asked = (entries as (UrlPattern | null)[]).map((entry) => {
    const { match_type: type, match_phrase: phrase } = entry ?? {}
    const matches = matchUrl(type, phrase, url)
    if (matches === undefined) reportOnce(`page_url cannot be matched by ${type} ${phrase}`)
    return { inverts: isInverting(type), matches: matches ?? false }
  })
  const others = asked.filter(({ inverts }) => !inverts)
  const excluded = asked.some(({ inverts, matches }) => inverts && !matches)
  return { passes: !excluded && (others.length === 0 || others.some(({ matches }) => matches)), seen: url }
}
