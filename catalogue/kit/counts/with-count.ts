/** A text with the count at every place that asks for it (SHR-08.7). */
export function withCount(text: string, count: number): string {
  return text.replaceAll('{count}', String(Math.trunc(count)))
}
