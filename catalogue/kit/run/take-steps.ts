/** A change that pauses between what it reads of the page and what it writes. */
export type Steps = Generator<void, void, void>

/**
 * Takes the first step of all changes, then the second of all, until each has ended. So the browser works out styles and
 * layout once for each step, and not for each element of a list.
 * @param begun what the changes returned; those without steps have been made already
 */
export function takeSteps(begun: readonly unknown[]): void {
  let open = begun.filter(hasSteps)
  while (open.length > 0) open = open.filter((steps) => !steps.next().done)
}

function hasSteps(change: unknown): change is Steps {
  return typeof (change as Steps | undefined)?.next === 'function'
}
