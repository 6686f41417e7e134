import type { AnchorName } from '../contract/anchors.ts'

/**
 * What a page keeps for an experience from its first moment until the experience has drawn or will not (BD-04): a rule of a
 * style sheet for an anchor, with what is known of the experience when the site is built.
 */
export type RoomRule = {
  /** An element of the shop's page by its name. */
  at: AnchorName
  /** The element around it instead: what is drawn beside an anchor is room in there. Unknown to browsers without `:has()`, before 2023. */
  around?: true
  /** Added to the selector: `::before`, ` img`, `[data-slot="hero"]`. */
  within?: string
  /** Declarations: `min-height: 40px`. Words of the site owner go through `cssText`. */
  css: string
  /** A media query, such as `(max-width: 600px)`. */
  media?: string
  /** For what is about to be replaced: hidden for a second at most, for somebody is waiting to see it. */
  hides?: true
  /**
   * For a place that the answer of a service, or the product, fills or leaves: it stays while the experience runs, since the page
   * would move as well when it went.
   */
  stays?: true
}

/** Room of one shop's own markup, which no template can know. */
export type SiteRoomRule = Pick<RoomRule, 'css' | 'media' | 'hides' | 'stays'> & { selector: string }

/** What the room of a template may be computed from, beside its content. */
export type RoomFacts = {
  /** Width and height of a picture or film in CSS pixels, as the site's configuration states it under `pictures`. */
  sizeOf(address: string): readonly [width: number, height: number] | undefined
}

/** A text as a string of a style sheet; it can end neither the string nor the `<style>` that it stands in. */
export function cssText(text: string): string {
  const escaped = [...text].map((letter) => (/[\w .,:;!?()%£€$+-]/.test(letter) ? letter : escapeOf(letter)))
  return `"${escaped.join('')}"`
}

/** A name as an identifier of a style sheet. */
export function cssName(name: string): string {
  return [...name]
    .map((letter, at) => (/[a-z_]/i.test(letter) || (at && /[\d-]/.test(letter)) ? letter : escapeOf(letter)))
    .join('')
}

/** A colour of a site owner; `transparent` for what could be more than a colour. */
export function cssColor(color: string): string {
  return /^[#\w\s(),.%/-]+$/.test(color) ? color : 'transparent'
}

function escapeOf(letter: string): string {
  return `\\${letter.codePointAt(0)?.toString(16)} `
}
