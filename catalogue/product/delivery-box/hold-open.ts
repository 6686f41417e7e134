import type { Changing } from '../../kit/scope.ts'

/** Keeps a box that can be folded open, since what folds it is hidden; removal leaves it as it was (PDP-27.6). */
export function holdOpen(scope: Changing, box: Element): void {
  if (!(box instanceof HTMLDetailsElement) || box.open || !scope.exposure.happens()) return
  box.open = true
  scope.onRemove(() => {
    box.open = false
  })
}
