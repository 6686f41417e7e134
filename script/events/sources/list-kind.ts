import type { ListKind } from './source-entry.ts'

const recommendation = /recommend|related|similar|also|cross.?sell|up.?sell|recent|trending|popular|complete/i

/** What kind of list has these names (its id, its title): one that does not say is the listing of a category. */
export function listKind(...names: unknown[]): ListKind {
  const text = names.filter((name) => typeof name === 'string').join(' ')
  if (recommendation.test(text)) return 'recommendation'
  return /search/i.test(text) ? 'search' : 'listing'
}
