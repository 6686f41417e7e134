/** A part of a rich text. */
export type RichPart = { words: string; isBold: boolean }

/** Splits a rich text into parts: text between double asterisks is bold, everything else is literal (SHR-01.14). */
export function richParts(text: string): RichPart[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\*\*(.+?)\*\*/s)
    .map((words, index) => ({ words, isBold: index % 2 === 1 }))
    .filter(({ words }) => words !== '')
}
