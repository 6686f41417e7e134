/** One change of a text: what stands from `start` to before `end` becomes `text`. */
export type Edit = { start: number; end: number; text: string; kind: string }

export function applyEdit(text: string, edit: Edit): string {
  return text.slice(0, edit.start) + edit.text + text.slice(edit.end)
}

/** Returns the lines that a change touches, before and after it, each as one line. */
export function showEdit(text: string, edit: Edit): { before: string; after: string } {
  const from = text.lastIndexOf('\n', edit.start - 1) + 1
  const end = text.indexOf('\n', edit.end)
  const to = end < 0 ? text.length : end
  const after = text.slice(from, edit.start) + edit.text + text.slice(edit.end, to)
  return { before: shortenLines(text.slice(from, to)), after: shortenLines(after) }
}

/** Returns lines as one; of many only the first two and the last. */
function shortenLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return (lines.length > 4 ? [...lines.slice(0, 2), '…', ...lines.slice(-1)] : lines).join(' ')
}
