import { takeLook } from '../look/follow-look.ts'
import type { ChangeScope } from '../run/scope.ts'
import { openSheet } from './open-sheet.ts'

/** Adds a style sheet to the page, with the look of the shop before it, until the experience is removed. */
export function addStyles(scope: ChangeScope, css: string): void {
  if (scope.exposure.isControl) return
  scope.onRemove(takeLook())
  scope.onRemove(openSheet(css).remove)
}
