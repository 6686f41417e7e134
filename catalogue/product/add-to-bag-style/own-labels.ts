/**
 * Tells the labels that a shop's buttons have by themselves from those that say what happens, such as 'Added' (PDP-09.4).
 * @returns whether a label is one of the first; `isFirst` says that a button begins with it
 */
export function createOwnLabels(): (label: string, isFirst: boolean) => boolean {
  const own = new Set<string>()
  const others = new Set<string>()
  return (label, isFirst) => {
    if (isFirst && !others.has(label)) own.add(label)
    if (!own.has(label)) others.add(label)
    return own.has(label)
  }
}
