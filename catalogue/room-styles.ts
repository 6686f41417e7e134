import type { AnchorName } from '../contract/anchors.ts'
import type { RoomRule, SiteRoomRule } from './room.ts'

type AnchorSelectors = Partial<Record<AnchorName, string>>

/**
 * Returns the rules of one row as a style sheet that applies while `<html>` names the row. Rules for anchors without a
 * selector are left out.
 */
export function roomStyles(row: number, rules: readonly (RoomRule | SiteRoomRule)[], anchors: AnchorSelectors): string {
  return rules
    .flatMap((each) => {
      const { css, media, hides } = each
      const { around, within = '' }: Partial<RoomRule> = 'at' in each ? each : {}
      const selector = 'at' in each ? anchors[each.at] : each.selector
      if (!selector) return []
      // What surrounds an anchor may be any element, so a change of this attribute has the browser work out all styles anew.
      const html = `html[data-instep${around ? '-around' : ''}~=${hides ? 'h' : 'r'}${row}]`
      // One rule per selector, because `:is()` is newer than the oldest supported browsers.
      const selectors = splitSelectors(selector).map((each) => `${html} ${around ? `:has(>${each})` : each}${within}`)
      const rule = `${selectors.join(',')}{${css}}`
      return media ? `@media ${media}{${rule}}` : rule
    })
    .join('')
    .replaceAll('<', '\\3c ')
}

/** Splits a selector list. Commas in brackets, parentheses and quotes do not separate. */
export function splitSelectors(list: string): string[] {
  const parts = list.match(/(?:[^,([]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g) ?? []
  return parts.map((part) => part.trim()).filter(Boolean)
}
