/** Returns whether a label has enough text to be replaced: more than 3 characters without surrounding spaces (CHK-02.1). */
export function hasWords(label: string): boolean {
  return [...label.trim()].length > 3
}
