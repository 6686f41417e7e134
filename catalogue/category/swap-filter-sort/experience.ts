import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { readPlaces } from './exchange-places.ts'
import { findShown, isBefore, swapElements } from './swap.ts'
import type { Content } from './template.ts'

type ControlPair = { filter: Element; sort: Element; scope: InnerScope }

/** CAT-03: swaps the filter button and the sort control. */
export const experience = defineExperience<Content>({
  id: 'category/swap-filter-sort',
  run(scope) {
    const { content, name } = scope
    if (!content.swapButtons) return
    let pair: ControlPair | undefined
    let hasSwapped = false
    let isFilterFirst: boolean | undefined

    /** The selector may say where a control was; one that has been moved is still the same. */
    function findControl(anchor: 'filterButton' | 'sortControl', known: Element | undefined): Element | null {
      if (known?.isConnected) return known
      const found = document.querySelector(scope.selector(anchor))
      return found && findShown(found)
    }

    /** The two elements are followed together: when one is redrawn, the other must be put back first. */
    function swapWhenReady(): void {
      const [filter, sort] = [findControl('filterButton', pair?.filter), findControl('sortControl', pair?.sort)]
      if (filter === (pair?.filter ?? null) && sort === (pair?.sort ?? null)) return
      pair?.scope.end()
      pair = undefined
      if (!filter || !sort || (hasSwapped && !scope.mayRestore('Filter and sort'))) return
      hasSwapped = true
      const own = innerScope(scope)
      pair = { filter, sort, scope: own }
      // If two experiences swapped them, they would be in their original order.
      inTurn(own, { element: filter, name }, (turn) => {
        isFilterFirst ??= isBefore(filter, sort)
        // An element that was redrawn at the place of the old one is already in the right order.
        if (!filter.isConnected || !sort.isConnected || isBefore(filter, sort) !== isFilterFirst) return
        const exchangePlaces = readPlaces(filter, sort)
        swapElements(turn, filter, sort)
        exchangePlaces(turn)
        // At the start of the bar, nothing aligns with its end any more.
        if (getComputedStyle(sort).justifyContent === 'flex-end')
          styleSetter(turn, sort as HTMLElement, 'justify-content')('flex-start')
      })
    }

    scope.onRemove(() => pair?.scope.end())
    swapWhenReady()
    watchPage(swapWhenReady, scope.signal)
  },
})
