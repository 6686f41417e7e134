import { type InnerScope, innerScope } from '../run/inner-scope.ts'
import type { Scope } from '../run/scope.ts'
import { whenResized } from '../watch/when-resized.ts'
import { type Drawn, drawBeside } from './draw-beside.tsx'

/**
 * Creates a place to draw above the product list. Where the list stands in a row, such as beside the filters, the place is above
 * that row: in it, it would be a column of its own. Drawn again when that changes with the width of the window.
 */
export function drawAboveList<C>(scope: Scope<C>, start: (drawn: Drawn) => void): void {
  let inner: InnerScope
  scope.onRemove(() => inner.end())

  function beginDrawing(): void {
    inner = innerScope(scope)
    let place: Element
    const findPlace = (list: Element) => {
      place = findOuterRow(list)
      return place
    }
    drawBeside({ ...scope, ...inner }, { anchor: 'productGrid', where: 'before', beside: findPlace }, (drawn) => {
      start(drawn)
      whenResized(drawn, [drawn.anchor], () => {
        if (findOuterRow(drawn.anchor) === place) return
        inner.end()
        beginDrawing()
      })
    })
  }
  beginDrawing()
}

/** Returns the outermost row of the page that an element stands in, or the element itself. */
function findOuterRow(element: Element): Element {
  let outer = element
  for (let each = element.parentElement; each && each !== document.body && isRow(each); each = each.parentElement)
    outer = each
  return outer
}

function isRow(element: Element): boolean {
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(element)
  return display.endsWith('flex')
    ? flexDirection.startsWith('row')
    : display.endsWith('grid') && / \S+px/.test(gridTemplateColumns)
}
