export type WindowBox = { left: number; top: number; right: number; bottom: number }
type PanelSize = { width: number; height: number }

/** The corners of the window for the panel, the usual one first. */
export const corners = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const
export type Corner = (typeof corners)[number]

/** The distances of the panel from the edges of the window, in CSS px. */
export type Insets = { side: number; top: number; bottom: number }

/**
 * Returns the corner where a panel covers the least of what is presented, and how much: 0 if nothing. All values in CSS
 * px, `covered` in square px.
 */
export function clearCorner(
  shown: WindowBox,
  { panel, window, insets }: { panel: PanelSize; window: PanelSize; insets: Insets },
): { corner: Corner; covered: number } {
  const found = corners.map((corner) => {
    const left = corner.endsWith('left') ? insets.side : window.width - insets.side - panel.width
    const top = corner.startsWith('top') ? insets.top : window.height - insets.bottom - panel.height
    return { corner, covered: sharedArea(shown, { left, top, right: left + panel.width, bottom: top + panel.height }) }
  })
  return found.reduce((best, each) => (each.covered < best.covered ? each : best))
}

function sharedArea(one: WindowBox, other: WindowBox): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
