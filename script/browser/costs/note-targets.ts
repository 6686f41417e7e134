import type { Interaction } from './observe-entries.ts'

/** Whose node was pressed; interactions with the inspector are ignored. */
export type InteractionTarget = { by: string | undefined; isIgnored: boolean }

/** Those that browsers count as parts of an interaction. */
const types = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup']
/** The number of events that are remembered until the browser reports their delay. */
const remembered = 50
/** How far the two times of one event may be apart. */
const sameMs = 1

/**
 * Remembers whose nodes were pressed, because a node may be gone when the browser reports the delay, such as a button that
 * closes its dialog. Returns a function that says it of a reported interaction.
 */
export function noteTargets(
  shop: Window,
  ownerOf: (node: Node | null) => string | undefined,
): (interaction: Interaction) => InteractionTarget {
  /** The newest first. */
  const noted: (InteractionTarget & { at: number })[] = []
  const noteTarget = ({ target, timeStamp }: Event) => {
    const node = target as Node | null
    noted.unshift({ at: timeStamp, by: ownerOf(node), isIgnored: node?.nodeName === 'INSTEP-INSPECTOR' })
    if (noted.length > remembered) noted.pop()
  }
  for (const type of types) shop.addEventListener(type, noteTarget, { capture: true, passive: true })
  return ({ from, target }) =>
    noted.find(({ at }) => Math.abs(at - from) < sameMs) ?? { by: ownerOf(target), isIgnored: false }
}
