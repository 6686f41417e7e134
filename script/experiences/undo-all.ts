import type { Explanation } from './answer.ts'

/** What all experiences have to undo, in the order in which they did it; an activation is known by its explanation. */
export type Undoings = Set<{ of: Explanation; undo: () => void }>

/** Undoes what some activations did, last in, first out, whichever of them did it (EX-11, EX-26). */
export function undoAll(undoings: Undoings, isEnding: (of: Explanation) => boolean): void {
  // One that ends another meanwhile has taken its undoings out.
  for (const each of [...undoings].reverse()) if (isEnding(each.of) && undoings.delete(each)) each.undo()
}
