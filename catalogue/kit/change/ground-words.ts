import type { DisposableScope } from '../run/scope.ts'
import { addListeners } from '../watch/listen.ts'
import { whenResized } from '../watch/when-resized.ts'
import { addStyles } from './add-styles.ts'
import { contrastOf, leastContrast, pickOpposite } from './contrast.ts'
import styles from './ground.css?inline'
import { colorsBehind, readColor } from './read-colors.ts'

export type GroundFacts = {
  /** The element of the template with the picture and the words. */
  host: HTMLElement
  /** The name of the template: `{name}-ground` is the class of words with a ground, for styles of the template. */
  name: string
  /** The selector of the words in it. */
  words: string
  /** Whether the site chose their colour for the picture; where the picture cannot be read, such words keep it. */
  isChosen: boolean
}

/** Words are read with difficulty when they have too little contrast on more than this share of what is behind them. */
const mostUnread = 0.25

/**
 * Gives words over a picture or a background a ground of their own where they could not be read on it, now and when the
 * picture or its size changes. The words are drawn by the template, so they go with it.
 */
export function groundWords(scope: DisposableScope, { host, name, words, isChosen }: GroundFacts): void {
  addStyles(scope, styles)
  const classes = ['instep-ground', `${name}-ground`]
  function updateGrounds(): void {
    const picture = host.querySelector('img')
    if (picture && !picture.complete) return
    for (const element of host.querySelectorAll<HTMLElement>(words)) {
      element.classList.remove(...classes)
      element.style.backgroundColor = ''
      const color = readColor(getComputedStyle(element).color)
      const behind = colorsBehind(element, picture)
      if (!color) continue
      const unread = behind?.filter((each) => contrastOf(color, each) < leastContrast)
      if (behind && unread ? unread.length <= behind.length * mostUnread : isChosen) continue
      element.classList.add(...classes)
      element.style.backgroundColor = pickOpposite(color)
    }
  }
  addListeners(host, { load: updateGrounds, error: updateGrounds }, { capture: true, signal: scope.signal })
  whenResized(scope, [host], updateGrounds)
  updateGrounds()
}
