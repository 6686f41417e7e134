import type { Locale } from './locale.ts'

type Separators = {
  decimal: string
  group: string
  /** From how many whole digits on they are grouped. */
  groupFrom: number
}

/**
 * What `Intl.NumberFormat` writes between digits. It is not asked, because the first format of a page takes longer than all else
 * that the shop's own code does there, and browsers may differ in their spaces, which React would draw again.
 */
const separators: Record<string, Separators> = {
  'fr-FR': { decimal: ',', group: '\u202F', groupFrom: 4 },
  'de-DE': { decimal: ',', group: '.', groupFrom: 4 },
  'it-IT': { decimal: ',', group: '.', groupFrom: 5 },
  'fr-CA': { decimal: ',', group: '\u00A0', groupFrom: 4 },
}

const english: Separators = { decimal: '.', group: ',', groupFrom: 4 }

/** Formats a number with as many decimals as asked for: `1.204,5` in German. */
export function formatNumber(number: number, { tag }: Pick<Locale, 'tag'>, decimals = 0): string {
  const { decimal, group, groupFrom } = separators[tag] ?? english
  const [whole = '', fraction] = number.toFixed(decimals).split('.')
  const digits = whole.replace('-', '').length
  const grouped = digits < groupFrom ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return fraction ? grouped + decimal + fraction : grouped
}
