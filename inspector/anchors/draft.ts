import type { AnchorName } from '../../contract/anchors.ts'
import { anchorNames } from '../../contract/anchors.ts'
import { isFields } from '../../contract/json.ts'

/** Selectors by anchor. */
export type Selectors = Partial<Record<AnchorName, string>>

/** What somebody has chosen in this tab, and how often each selector matched on the pages visited since. */
export type AnchorDraft = {
  selectors: Selectors
  /** Matches by page and selector, newest page last. */
  pages: readonly { path: string; counts: Record<string, number> }[]
}

export type KeptDraft = { read(): AnchorDraft; write(draft: AnchorDraft): void }

const key = 'instep_anchors'
const mostPages = 12

/** Opens the draft of this tab; without session storage it lasts for the page. */
export function openDraft(storage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptDraft {
  let current: AnchorDraft = { selectors: {}, pages: [] }
  try {
    current = readDraft(JSON.parse(storage().getItem(key) ?? '{}'))
  } catch {
    // written by another script, or storage is forbidden
  }
  return {
    read: () => current,
    write(draft) {
      current = draft
      try {
        storage().setItem(key, JSON.stringify(draft))
      } catch {
        // the storage is full or forbidden: the draft lasts for the page
      }
    },
  }
}

function readDraft(value: unknown): AnchorDraft {
  const { selectors, pages } = isFields(value) ? value : {}
  const entries = Object.entries(isFields(selectors) ? selectors : {}).filter(
    ([name, selector]) => (anchorNames as readonly string[]).includes(name) && typeof selector === 'string',
  )
  return {
    selectors: Object.fromEntries(entries) as Selectors,
    pages: Array.isArray(pages) ? pages.filter((each) => isFields(each) && isFields(each.counts)) : [],
  }
}

/** Returns the draft with how often each selector matches on this page, in place of what was counted on it before. */
export function noteCounts(draft: AnchorDraft, path: string, counts: Record<string, number>): AnchorDraft {
  const others = draft.pages.filter((page) => page.path !== path)
  return { ...draft, pages: [...others, { path, counts }].slice(-mostPages) }
}

/** Returns the pages on which a selector has matches, other than this one. */
export function pagesWith({ pages }: AnchorDraft, selector: string, path: string): { path: string; count: number }[] {
  return pages.flatMap((page) => {
    const count = page.counts[selector] ?? 0
    return page.path !== path && count > 0 ? [{ path: page.path, count }] : []
  })
}

/** Writes the anchors of a configuration, for `instep.config.ts`. */
export function configText(selectors: Selectors): string {
  const rows = anchorNames.flatMap((name) => {
    const selector = selectors[name]
    return selector ? [`    ${name}: ${quoteText(selector)},`] : []
  })
  return ['  anchors: {', ...rows, '  },', ''].join('\n')
}

function quoteText(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`
}
