import { defineExperience } from '../../define-experience.ts'
import { inTurn } from '../../kit/change/in-turn.ts'
import { styleSetter } from '../../kit/change/set-style.ts'
import { type InnerScope, innerScope } from '../../kit/run/inner-scope.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'
import { isBefore, swapElements } from './swap.ts'
import type { Content } from './template.ts'

type ControlPair = { filter: Element; sort: Element; scope: InnerScope }

/** CAT-03: the filter button and the sort control change places. */
export const experience = defineExperience<Content>({
  id: 'category/swap-filter-sort',
  run(scope) {
    const { content, name } = scope
    if (!content.swapButtons) return
    const findControl = (anchor: 'filterButton' | 'sortControl') => document.querySelector(scope.selector(anchor))
    let pair: ControlPair | undefined
    let isFilterFirst: boolean | undefined

    /** Both are followed together: of one that is drawn anew the other has to go back first. */
    function swapWhenReady(): void {
      const [filter, sort] = [findControl('filterButton'), findControl('sortControl')]
      if (filter === (pair?.filter ?? null) && sort === (pair?.sort ?? null)) return
      const isRedrawn = pair !== undefined
      pair?.scope.end()
      pair = undefined
      if (!filter || !sort || (isRedrawn && !scope.mayRestore('Filter and sort'))) return
      const own = innerScope(scope)
      pair = { filter, sort, scope: own }
      // Swapped by two they would stand as before.
      inTurn(own, { element: filter, name }, (turn) => {
        isFilterFirst ??= isBefore(filter, sort)
        // One that was drawn anew in the place of the old one stands right already.
        if (!filter.isConnected || !sort.isConnected || isBefore(filter, sort) !== isFilterFirst) return
        swapElements(turn, filter, sort)
        // What a shop aligns with the end of its bar is no longer there.
        if (getComputedStyle(sort).justifyContent === 'flex-end')
          styleSetter(turn, sort as HTMLElement, 'justify-content')('flex-start')
      })
    }

    scope.onRemove(() => pair?.scope.end())
    swapWhenReady()
    watchPage(swapWhenReady, scope.signal)
  },
})
