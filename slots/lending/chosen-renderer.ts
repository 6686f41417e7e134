import type { LentRenderer } from '../../contract/slots.ts'

const page: { renderer?: LentRenderer } = {}

/** Sets the renderer of experiences once for the page: two Reacts in one component would not share their hooks (BD-09). */
export function chooseRenderer(renderer: LentRenderer): void {
  page.renderer ??= renderer
}

/**
 * Returns the chosen renderer.
 * @throws before the choice; the build loads no rendering code until then
 */
export function chosenRenderer(): LentRenderer {
  if (!page.renderer) throw new Error('Components were loaded before there was a renderer for them')
  return page.renderer
}
