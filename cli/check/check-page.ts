import { selectAll } from 'css-select'
import { parseDocument } from 'htmlparser2'
import { catalogue } from '../../catalogue/catalogue.ts'
import { isOwn, type SiteConfig } from '../../catalogue/define-site.ts'
import { anchorFacts, isExpectedOn } from '../../contract/anchor-facts.ts'
import { type AnchorName, anchorNames } from '../../contract/anchors.ts'
import type { PageType } from '../../contract/shop-events.ts'

/** What a page has of an anchor. `doubtful` is a selector that matches several elements where one is meant. */
export type AnchorVerdict = 'found' | 'doubtful' | 'missing' | 'elsewhere'

export type AnchorOnPage = {
  name: AnchorName
  selector: string | undefined
  verdict: AnchorVerdict
  count: number
  /** Ids of the experiences that wait for it. */
  usedBy: readonly string[]
}

export type PageFindings = {
  type: PageType | undefined
  /** Whether the type was told by what is on the page. */
  isTypeGuessed: boolean
  /** Whether the page seems to be drawn in the browser, so that its HTML tells little. */
  isDrawnLater: boolean
  anchors: AnchorOnPage[]
}

/** Anchors of which a page may have several copies, as of its buttons. */
const mayBeSeveral: readonly AnchorName[] = [
  'addToBag',
  'logoutLink',
  'productLabel',
  'productPrice',
  'starRating',
  'checkoutButton',
]

/** Says which anchors of a site the HTML of a page has, and which experiences go without. */
export function checkPage(site: SiteConfig, html: string, given?: PageType): PageFindings {
  const page = parseDocument(html)
  const counts = new Map(
    anchorNames.map((name): [AnchorName, number] => {
      const selector = site.anchors[name]
      return [name, selector ? selectAll(selector, page).length : 0]
    }),
  )
  const type = given ?? guessType(counts)
  const anchors = anchorNames.flatMap((name): AnchorOnPage[] => {
    const usedBy = experiencesWith(site, name)
    const selector = site.anchors[name]
    if (!selector && usedBy.length === 0) return []
    const count = counts.get(name) ?? 0
    return [{ name, selector, count, usedBy, verdict: judgeAnchor({ name, count, usedBy, type }) }]
  })
  return { type, isTypeGuessed: given === undefined, isDrawnLater: isDrawnLater(html), anchors }
}

function experiencesWith({ experiences }: SiteConfig, name: AnchorName): string[] {
  return experiences.flatMap((each) => {
    const anchors: readonly AnchorName[] = isOwn(each) ? [] : (catalogue[each.template]?.template.anchors ?? [])
    return anchors.includes(name) ? [each.id] : []
  })
}

type Judged = { name: AnchorName; count: number; usedBy: readonly string[]; type: PageType | undefined }

function judgeAnchor({ name, count, usedBy, type }: Judged): AnchorVerdict {
  const { isRepeated } = anchorFacts[name]
  if (count > 1 && !isRepeated && !mayBeSeveral.includes(name)) return 'doubtful'
  if (count > 0) return 'found'
  return isExpectedOn(name, type) && usedBy.length > 0 ? 'missing' : 'elsewhere'
}

/** The type whose own anchors the page has most of; undefined where none tells. */
function guessType(counts: ReadonlyMap<AnchorName, number>): PageType | undefined {
  const votes = new Map<PageType, number>()
  for (const [name, count] of counts)
    for (const type of count > 0 ? (anchorFacts[name].pages ?? []) : []) votes.set(type, (votes.get(type) ?? 0) + 1)
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  return best?.[0]
}

function isDrawnLater(html: string): boolean {
  const [, body = ''] = /<body[^>]*>([\s\S]*)/i.exec(html) ?? []
  const text = body.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/gi, ' ').replace(/\s+/g, ' ')
  return /<script/i.test(html) && text.trim().length < 200
}
