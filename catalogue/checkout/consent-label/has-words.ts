/** Whether a label says enough to be replaced: more than 3 characters, outer blanks cut (CHK-02.1). */
export function hasWords(label: string): boolean {
  return [...label.trim()].length > 3
}
