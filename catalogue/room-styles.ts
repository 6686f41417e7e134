import type { AnchorName } from '../contract/anchors.ts'
import type { RoomRule, SiteRoomRule } from './room.ts'

type AnchorSelectors = Partial<Record<AnchorName, string>>

/** The rules of one row as a style sheet, in force while `<html>` names the row. Rules for anchors without a selector are left out. */
export function roomStyles(row: number, rules: readonly (RoomRule | SiteRoomRule)[], anchors: AnchorSelectors): string {
  return rules
    .flatMap((each) => {
      const { css, media, hides } = each
      const { around, within = '' }: Partial<RoomRule> = 'at' in each ? each : {}
      const selector = 'at' in each ? anchors[each.at] : each.selector
      if (!selector) return []
      const html = `html[data-instep~=${hides ? 'h' : 'r'}${row}]`
      // One by one: `:is()` is younger than the oldest browsers of shoppers.
      const selectors = splitSelectors(selector).map((each) => `${html} ${around ? `:has(>${each})` : each}${within}`)
      const rule = `${selectors.join(',')}{${css}}`
      return media ? `@media ${media}{${rule}}` : rule
    })
    .join('')
    .replaceAll('<', '\\3c ')
}

/** The selectors of a list; commas in brackets, parentheses and quotes separate none. */
export function splitSelectors(list: string): string[] {
  const parts = list.match(/(?:[^,([]|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])+/g) ?? []
  return parts.map((part) => part.trim()).filter(Boolean)
}
