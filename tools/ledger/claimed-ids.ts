/**
 * The ids that a test claims to show, from the start of its title and those of the describe blocks around it:
 * `[CK-07] …`, `[VI-03, VI-04] …`, `[VI-03] [VI-04] …`. Whatever stands in the brackets counts, so that a misspelt id is found.
 */
export function claimedIds(titles: string[]): string[] {
  return titles.flatMap((title) => {
    const [start = ''] = /^(?:\s*\[[^\]]*\])*/.exec(title) ?? []
    return [...start.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.split(',').map((id) => id.trim()))
  })
}
