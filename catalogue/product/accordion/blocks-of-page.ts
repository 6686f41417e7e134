import { unreadFact } from '../../kit/shop/unread-fact.ts'
import type { ElementFinder } from '../../kit/watch/follow.ts'

export type BlockFacts = {
  /** The selector of the shop's accordion. */
  anchor: string
  /** What the first element of the block may say. */
  words: readonly string[]
  /** The class of the accordion that is drawn, which is no block. */
  own: string
  /** A block with nothing but its name counts as well. */
  mayBeEmpty: boolean
}

/**
 * Returns what finds a block of information of the shop: the child of its accordion whose first element says its name. Where that is all,
 * as in shops that have names and contents side by side, there is nothing to show of it.
 */
export function findBlock({ anchor, words, own, mayBeEmpty }: BlockFacts): ElementFinder {
  const names = words.map((word) => word.toLowerCase())
  const isBlock = (element: Element) => {
    if (element.classList.contains(own)) return false
    const name = element.firstElementChild?.textContent.trim() ?? ''
    // The content of a block that is used already is elsewhere.
    const isUsed = element.classList.contains(`${own}-block`)
    const isEmpty = element.textContent.trim() === name && !element.querySelector('img, video, iframe')
    return names.includes(name.toLowerCase()) && (mayBeEmpty || isUsed || !isEmpty)
  }
  return { name: words.join(), find: () => [...document.querySelectorAll(`:is(${anchor}) > *`)].filter(isBlock) }
}

/** Why nothing is shown where no block is known. */
export const unreadBlocks = unreadFact('productAccordion.details')
