import type { Explanation } from './answer.ts'

/** The undo functions of all experiences, in the order of their changes; an activation is identified by its explanation. */
export type Undoings = Set<{ of: Explanation; undo: () => void }>

/** Undoes the changes of several activations together, last in, first out (EX-11, EX-26). */
export function undoAll(undoings: Undoings, isEnding: (of: Explanation) => boolean): void {
  // An undo function that ends another activation has already removed that one's undo functions.
  for (const each of [...undoings].reverse()) if (isEnding(each.of) && undoings.delete(each)) each.undo()
}
