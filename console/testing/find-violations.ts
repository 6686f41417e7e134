import axe from 'axe-core'
import { expect } from 'vitest'
import { waitFor } from './wait-for.ts'

/**
 * Returns what axe finds inaccessible: rules with the elements that break them. Of all other rules it keeps nothing, which saves a tenth of
 * its time on pages with long lists.
 * @param within the whole page unless given
 */
export async function findViolations(
  within: Element | Document = document,
  options: axe.RunOptions = {},
): Promise<[rule: string, ...elements: string[]][]> {
  await untilDialogsShow()
  const { violations } = await axe.run(within, { ...options, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

/** After a field in a low window dialogs appear a moment later, when no keyboard can be on the screen any more. */
function untilDialogsShow(): Promise<void> {
  return waitFor(() => {
    for (const each of document.querySelectorAll('.dialog-ground'))
      expect(each.checkVisibility({ opacityProperty: true })).toBe(true)
  })
}
