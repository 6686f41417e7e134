/** A piece of a rich text. */
export type RichPart = { words: string; isBold: boolean }

/** The pieces of a rich text: what stands between double asterisks is bold, all else is literal text (SHR-01.14). */
export function richParts(text: string): RichPart[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\*\*(.+?)\*\*/s)
    .map((words, index) => ({ words, isBold: index % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
