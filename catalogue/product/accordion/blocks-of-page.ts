import { unreadFact } from '../../kit/shop/unread-fact.ts'
import type { ElementFinder } from '../../kit/watch/follow.ts'

export type BlockFacts = {
  /** The selector of the shop's accordion. */
  anchor: string
  /** What the first element of the block may say. */
  words: readonly string[]
  /** The class of the accordion that is drawn, which is no block. */
  own: string
}

/** Returns what finds a block of information of the shop: the child of its accordion whose first element says its name. */
export function findBlock({ anchor, words, own }: BlockFacts): ElementFinder {
  const names = words.map((word) => word.toLowerCase())
  const saysName = ({ firstElementChild, classList }: Element) =>
    !classList.contains(own) && names.includes(firstElementChild?.textContent.trim().toLowerCase() ?? '')
  return { name: words.join(), find: () => [...document.querySelectorAll(`:is(${anchor}) > *`)].filter(saysName) }
}

/** Why nothing is shown where no block is known. */
export const unreadBlocks = unreadFact('productAccordion.details')
