/** The line, from 1, of an offset in a text. */
export type LineAt = (offset: number) => number

export function linesOf(text: string): LineAt {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}
