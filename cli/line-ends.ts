/** Returns a text with the line ends of the one before, so that version control shows what was changed and no more. */
export function withEndsOf(before: string, text: string): string {
  return before.includes('\r\n') ? text.replaceAll(/\r?\n/g, '\r\n') : text
}
