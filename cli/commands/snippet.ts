import type { Arguments } from '../arguments.ts'
import { snippet } from '../snippet/snippet.ts'

/** `instep snippet` */
export function printSnippet({ values: { src = '/instep/instep.js' } }: Arguments): number {
  console.log(snippet(src))
  return 0
}
