/**
 * Distinguishes the permanent labels of a shop's buttons from messages such as 'Added' (PDP-09.4).
 * @returns whether a label is permanent; `isFirst` says that it is the first label of a button
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
