import type { Page } from '@playwright/test'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { unseen } from '../../gallery/show/signs.ts'
import { anchorsOf } from './missing-anchors.ts'
import { type Sign, signOf } from './sample-signs.ts'
import type { StrangeShop } from './shop.ts'

type Answer = { check: string; passes: boolean; because: string }
type Row = { experienceId: string; progress: string; answers: Answer[] }
type Instep = { __qubit?: { experiences?: { list(): Row[]; stop(id: string): void } } }

export const drawn = 'drawn'
export const unseenOutcome = 'runs, has nothing to see'
/** What must not happen to a template on any shop. */
export const broken = {
  noSign: 'counted, and not there',
  stays: 'drawn, and still there after it was stopped',
  notCounted: 'drawn, and not counted',
}

/** What became of each template on a shop: `drawn`, or why not. */
export type Outcomes = Partial<Record<TemplateId, string>>

export const instanceOf = (id: TemplateId) => id.replace('/', '-')

/** What is said of a template that still waits for the service or for a change of the page. */
const undecided = 'shown: nothing to draw or change was found so far'

/**
 * Adds what became of the templates of one page: what is broken counts more than what is drawn, that more than a reason,
 * a reason more than that nothing is decided yet, and the first of several reasons more than the others.
 */
export function addOutcomes(all: Outcomes, ofPage: Outcomes): void {
  const ranks = [unseenOutcome, drawn, ...Object.values(broken)]
  // -1 is any other reason.
  const rank = (outcome = '') => (outcome === undecided ? -2 : ranks.indexOf(outcome))
  for (const [id, outcome] of Object.entries(ofPage) as [TemplateId, string][])
    if (all[id] === undefined || rank(outcome) > rank(all[id])) all[id] = outcome
}

/**
 * Returns what became of the experiences of a page, after it has stopped them all and seen those gone that were drawn. What
 * is counted while the page is judged has it judged again.
 */
export async function judgePage(page: Page, shop: StrangeShop): Promise<Outcomes> {
  for (let tries = 1; ; tries += 1) {
    const rows = await settleRows(page)
    const outcomes = await judgeRows(page, { rows, shop })
    if (!(await stopAll(page, rows.filter(isCounted).length)) && tries < 4) continue
    const seen = templatesOf((id) => outcomes[id] === drawn)
    for (const id of await waitForSigns(page, { signs: signsOf(seen, shop), isThere: false }))
      outcomes[id] = broken.stays
    return outcomes
  }
}

const isCounted = ({ answers }: Row) => answers.every(({ check, passes }) => check !== 'shown' || passes)

async function judgeRows(page: Page, { rows, shop }: { rows: readonly Row[]; shop: StrangeShop }): Promise<Outcomes> {
  const rowOf = (id: TemplateId) => rows.find(({ experienceId }) => experienceId === instanceOf(id))
  const running = templatesOf((id) => rowOf(id)?.progress === 'executed' && !unseen.includes(id))
  const hasCounted = (id: TemplateId) => rows.some((row) => row === rowOf(id) && isCounted(row))
  // What was counted may be fading in.
  const counted = signsOf(running.filter(hasCounted), shop)
  const missing = await waitForSigns(page, { signs: counted, isThere: true })
  const others = signsOf(
    running.filter((id) => !hasCounted(id)),
    shop,
  )
  const notThere = await waitForSigns(page, { signs: others, isThere: true, ms: 0 })
  const outcomes: Outcomes = {}
  for (const id of templatesOf((each) => rowOf(each) !== undefined)) {
    const { answers = [], progress } = rowOf(id) ?? {}
    const failed = answers.filter(({ passes }) => !passes)
    if (failed.some(({ check }) => check === 'page type')) continue
    const reason = failed.map(({ check, because }) => `${check}: ${withoutChance(because)}`).join('; ')
    if (progress === 'waiting') outcomes[id] = await describeWait(page, id, anchorsOf(shop))
    else if (progress !== 'executed') outcomes[id] = reason || progress
    else if (unseen.includes(id)) outcomes[id] = hasCounted(id) ? unseenOutcome : reason
    else if (hasCounted(id)) outcomes[id] = missing.includes(id) ? broken.noSign : drawn
    else outcomes[id] = notThere.includes(id) ? reason : broken.notCounted
  }
  return outcomes
}

/** Stops all experiences of a page, unless another number of them has been counted by now; returns whether it has. */
function stopAll(page: Page, counted: number): Promise<boolean> {
  return page.evaluate((expected) => {
    const { experiences } = (window as Instep).__qubit ?? {}
    const rows = experiences?.list() ?? []
    const isSeen = ({ answers }: Row) => answers.every(({ check, passes }) => check !== 'shown' || passes)
    if (rows.filter(isSeen).length !== expected) return false
    for (const { experienceId } of rows) experiences?.stop(experienceId)
    return true
  }, counted)
}

function templatesOf(fits: (id: TemplateId) => boolean): TemplateId[] {
  return (Object.keys(catalogue) as TemplateId[]).filter(fits)
}

type PageSigns = Partial<Record<TemplateId, Sign | undefined>>

function signsOf(ids: readonly TemplateId[], shop: StrangeShop): PageSigns {
  const anchors = anchorsOf(shop)
  return Object.fromEntries(ids.map((id) => [id, signOf(id, { anchors, own: shop.signs })]))
}

type Quiet = { quiet?: { list: Row[]; since: number; lookedAt: number; watch: number } }

/**
 * Waits until what runs on a page has drawn, or will not: nothing is being loaded, and for 500 ms nothing has been loaded
 * and no answer has changed.
 */
export async function settleRows(page: Page): Promise<Row[]> {
  await watchRows(page)
  // Half a second without a request, which the same half second without a change may be.
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    const here = window as Quiet
    const end = performance.now() + 15_000
    const isQuiet = () => here.quiet !== undefined && here.quiet.lookedAt - here.quiet.since >= 500
    while (!isQuiet() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
    clearInterval(here.quiet?.watch)
    return here.quiet?.list ?? []
  })
}

/**
 * Notes on the page since when nothing has been loaded and no answer has changed. A look that comes late says that the page was busy: on a
 * slow machine an answer may wait for longer than it would on the way.
 */
function watchRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    let before = ''
    const look = () => {
      const isLate = performance.now() - quiet.lookedAt > 200
      quiet.lookedAt = performance.now()
      quiet.list = (window as Instep).__qubit?.experiences?.list() ?? []
      const loaded = performance.getEntriesByType('resource').length
      const now = JSON.stringify([quiet.list, loaded, document.readyState, location.href])
      if (now !== before || quiet.list.length === 0 || isLate) quiet.since = quiet.lookedAt
      before = now
    }
    const begin = performance.now()
    const quiet = { list: [] as Row[], since: begin, lookedAt: begin, watch: window.setInterval(look, 100) }
    Object.assign(window, { quiet })
    look()
  })
}

/** Waits until the signs of templates are on the page with a size, or no longer, and returns those of which that is not so. */
async function waitForSigns(
  page: Page,
  { signs, isThere, ms = 2000 }: { signs: PageSigns; isThere: boolean; ms?: number },
): Promise<TemplateId[]> {
  return page.evaluate(
    async ([all, expected, limit]) => {
      const hasSize = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return width > 0 && height > 0
      }
      const isSeen = (sign?: Sign) =>
        sign !== undefined &&
        [...document.querySelectorAll(sign.selector)].some(
          (each) => hasSize(each) && (!sign.text || each.textContent.includes(sign.text)),
        )
      const listOther = () => Object.entries(all).flatMap(([id, sign]) => (isSeen(sign) === expected ? [] : [id]))
      const end = performance.now() + limit
      while (listOther().length > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
      return listOther() as TemplateId[]
    },
    [signs, isThere, ms] as const,
  )
}

/** Returns a reason without the shop's port, and without the product that happened to be the last of those it is true of. */
function withoutChance(because: string): string {
  // The page may read its counter before its own view is in it.
  const said = because.replace(/\b[01] views/, 'few views')
  return said.replace(/http:\/\/localhost:\d+/g, '').replace(/^\S+ (?=is not among)/, 'a product ')
}

async function describeWait(page: Page, id: TemplateId, anchors: SiteConfig['anchors']): Promise<string> {
  const missing: string[] = []
  for (const name of catalogue[id].template.anchors)
    if ((await page.locator(anchors[name] ?? '').count()) === 0) missing.push(name)
  return missing.length > 0 ? `waits for ${missing.join(', ')}` : 'waits'
}
