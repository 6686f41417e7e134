import type { DisposableScope } from '../../kit/run/scope.ts'
import { pictureOf } from './picture-name.ts'
import { setAttribute } from './set-attribute.ts'

/** By this class WooCommerce finds the picture in the first place that it replaces by that of a chosen variant. */
const mark = 'wp-post-image'

/** Passes the mark of the first picture on to the one that is in the first place now. */
export function passMark(scope: DisposableScope, places: readonly Element[]): void {
  const marked = places.map(pictureOf).find((each) => each?.classList.contains(mark))
  const first = pictureOf(places[0])
  if (!marked || !first || marked === first || scope.exposure.isControl) return
  setAttribute(scope, marked, 'class', marked.className.replace(mark, '').trim())
  setAttribute(scope, first, 'class', `${first.className} ${mark}`.trim())
}
