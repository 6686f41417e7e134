import type { Undoing } from '../../kit/scope.ts'

/** Keeps a box that can be folded open, since what folds it is hidden; removal leaves it as it was (PDP-27.6). */
export function holdOpen(scope: Pick<Undoing, 'onRemove'>, box: Element): void {
  if (!(box instanceof HTMLDetailsElement) || box.open) return
  box.open = true
  scope.onRemove(() => {
    box.open = false
  })
}
