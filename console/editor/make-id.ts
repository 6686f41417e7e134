const longest = 48

/** Letters that lose more than a mark when they become plain ones. */
const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a', ł: 'l', œ: 'oe' }

/**
 * Returns an id made of a name: lower-case letters, digits and hyphens, and none of those that are taken. A name without any
 * letter becomes `otherwise`.
 */
export function makeId(name: string, taken: readonly string[], otherwise = 'experience'): string {
  const plain = name
    .toLowerCase()
    .replace(/[äöüßæøåłœ]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  const wanted = plain || otherwise
  if (!taken.includes(wanted)) return wanted
  let next = 2
  while (taken.includes(`${wanted}-${next}`)) next++
  return `${wanted}-${next}`
}
