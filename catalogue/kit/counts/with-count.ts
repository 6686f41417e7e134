/** Replaces each placeholder in a text by the count (SHR-08.7). */
export function withCount(text: string, count: number): string {
  return text.replaceAll('{count}', String(Math.trunc(count)))
}
