import type { AnchorName } from '../contract/anchors.ts'

/**
 * The room that a page reserves for an experience until the experience has drawn or has decided not to (BD-04): a style rule
 * for an anchor, computed when the site is built.
 */
export type RoomRule = {
  /** The name of an element of the shop's page. */
  at: AnchorName
  /**
   * Applies the rule to the parent of the anchor, for content that is drawn next to the anchor. Needs `:has()`, which
   * browsers have since 2023.
   */
  around?: true
  /** Appended to the selector: `::before`, ` img`, `[id="hero"]`. */
  within?: string
  /** Declarations, e.g. `min-height: 40px`. Text of the site owner must go through `cssText`. */
  css: string
  /** A media query, such as `(max-width: 600px)`. */
  media?: string
  /** Hides an element that is about to be replaced, for at most one second, because a visitor is waiting to see it. */
  hides?: true
  /**
   * For a place that may stay empty, depending on a service or the product. The room stays while the experience runs,
   * because the page would also move when it was removed.
   */
  stays?: true
}

/** Room for a shop's own markup, which templates cannot know. */
export type SiteRoomRule = Pick<RoomRule, 'css' | 'media' | 'hides' | 'stays'> & { selector: string }

/** What the room of a template can be computed from, in addition to its content. */
export type RoomFacts = {
  /** Width and height of a picture or video in CSS px, as configured under `pictures`. */
  sizeOf(address: string): readonly [width: number, height: number] | undefined
  /** The attribute with the name of a content slot, as configured under `reading.contentSlot.name`. */
  slotAttribute?: string | undefined
}

/** Returns a text as a CSS string that cannot end the string or the surrounding `<style>`. */
export function cssText(text: string): string {
  const escaped = [...text].map((letter) => (/[\w .,:;!?()%£€$+-]/.test(letter) ? letter : escapeOf(letter)))
  return `"${escaped.join('')}"`
}

/** Returns a name as a CSS identifier. */
export function cssName(name: string): string {
  return [...name]
    .map((letter, at) => (/[a-z_]/i.test(letter) || (at && /[\d-]/.test(letter)) ? letter : escapeOf(letter)))
    .join('')
}

/** Returns a colour of a site owner, or `transparent` for a text that could be more than a colour. */
export function cssColor(color: string): string {
  return /^[#\w\s(),.%/-]+$/.test(color) ? color : 'transparent'
}

function escapeOf(letter: string): string {
  return `\\${letter.codePointAt(0)?.toString(16)} `
}
