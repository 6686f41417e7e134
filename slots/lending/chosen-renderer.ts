import type { LentRenderer } from '../../contract/slots.ts'

const page: { renderer?: LentRenderer } = {}

/** Says once for the page what experiences draw with: two Reacts in one component would not know of each other's hooks (BD-09). */
export function chooseRenderer(renderer: LentRenderer): void {
  page.renderer ??= renderer
}

/** What was chosen. @throws before that: the build loads nothing that draws until then */
export function chosenRenderer(): LentRenderer {
  if (!page.renderer) throw new Error('Components were loaded before there was a renderer for them')
  return page.renderer
}
