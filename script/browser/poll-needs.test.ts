import { expect, test } from 'vitest'
import { aRun } from '../testing/a-run.ts'
import { pollNeedsOf } from './poll-needs.ts'

/** Returns what polling uses on a page with such a window. */
const needsOn = (window: object) => pollNeedsOf(aRun({ page: { window } }).page)

test('[PO-01] a path is read from the window, as far as it exists', () => {
  const { path } = needsOn({ dataLayer: { user: { id: 0 } }, nothing: null })
  expect(['dataLayer.user.id', 'dataLayer.cart.id', 'nothing.at.all'].map(path)).toEqual([0, undefined, undefined])
})

test.each([
  ['is shown', 'visible', true],
  ['is hidden, because it gets no frames', 'hidden', false],
])(
  '[PO-03] polling uses animation frames only while the page is visible: a page that %s (%s)',
  (_, visibilityState, comes) => {
    const asked: (() => void)[] = []
    const requestAnimationFrame = (task: () => void) => asked.push(task)
    const look = () => {}
    expect(needsOn({ document: { visibilityState }, requestAnimationFrame }).frame?.(look)).toBe(comes)
    expect(asked).toEqual(comes ? [look] : [])
  },
)
