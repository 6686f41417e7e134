import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Cost, CostMeasure } from '../../../contract/experience-costs.ts'
import type { SiteExperience } from '../../../contract/script-config.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'
import type { Run } from '../../startup/run.ts'
import { type CostSources, openCosts } from '../../telemetry/costs/open-costs.ts'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { sampleOf } from '../../visitor/sample.ts'
import { openCookieJar } from '../cookie-jar.ts'
import { aBrowserRun } from '../testing/a-browser-run.ts'

// Browsers report shifts only of what is drawn; other pages of tests are transparent.
beforeAll(() => {
  if (frameElement) (frameElement as HTMLElement).style.opacity = ''
})

/** A visitor whose statistics are collected (ST-22). */
const inside = ((): string => {
  for (let at = 0; ; at++) if (sampleOf(`visitor-${at}`) <= 1000) return `visitor-${at}`
})()

type Code = (options: ExperienceOptions) => unknown

const anOwn = (id: string, execution: Code, facts: Partial<SiteExperience> = {}): SiteExperience =>
  anExperience({ experimentId: id, execution: execution as (options: never) => unknown, ...facts })

/** What the browser remembers of earlier tests of this page. */
let earlier: Cost = {}

/** Runs experiences on a page of this visitor, until all have run. */
async function aMeasuredRun(experiences: SiteExperience[]): Promise<Run> {
  openCookieJar(document).write('_qubitTracker', inside, { domain: '', lifeMs: 60_000 })
  const { run } = await aBrowserRun({ experiences })
  await drawFrames()
  earlier = run.costs?.ofPage() ?? {}
  run.bus?.uv.emit('ecView', { type: 'home' })
  await expect.poll(() => run.engine?.list().every(({ progress }) => progress === 'executed')).toBe(true)
  return run
}

/** Resolves when the browser has drawn what has changed. */
async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Adds an element of the shop; what pushes it down shifts the page. */
function aShopElement(text: string): HTMLElement {
  const element = document.createElement('main')
  element.textContent = text
  element.style.cssText = 'display: block; block-size: 200px; inline-size: 400px; background: #ccc'
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** Creates a block that is added to the page. */
function aBanner(): HTMLElement {
  const banner = document.createElement('p')
  banner.textContent = 'Free delivery'
  banner.style.cssText = 'margin: 0; block-size: 80px; inline-size: 400px'
  onTestFinished(() => banner.remove())
  return banner
}

/** Keeps the page busy for a time in ms. */
function blockPage(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

/** Returns what the page itself has cost since the experiences began. */
function pageSince(run: Run, measure: CostMeasure): number {
  return (run.costs?.ofPage()[measure] ?? 0) - (earlier[measure] ?? 0)
}

const costOf = (run: Run, id: string) => run.costs?.ofExperience(id)
const shiftOf = (run: Run, id: string) => costOf(run, id)?.shift ?? 0

test('[BD-07] a shift caused by a node of an experience is attributed to it, and not to another or to the page', async () => {
  const main = aShopElement('The shop')
  const quiet = anOwn('quiet', ({ onRemove }) => {
    const note = document.createElement('p')
    note.style.cssText = 'position: fixed; inset-block-end: 0'
    note.textContent = 'Nothing moves'
    document.body.prepend(note)
    onRemove(() => note.remove())
  })
  const run = await aMeasuredRun([quiet, anOwn('banner', () => main.before(aBanner()))])
  await expect.poll(() => shiftOf(run, 'banner')).toBeGreaterThan(0)
  expect(shiftOf(run, 'quiet')).toBe(0)
  expect(pageSince(run, 'shift')).toBe(0)
})

test('[BD-07] a shift by the shop itself is the page’s, also one that moves nodes of an experience', async () => {
  const main = aShopElement('The shop')
  const run = await aMeasuredRun([anOwn('below', () => main.after(aBanner()))])
  await drawFrames()
  main.before(aBanner())
  await expect.poll(() => pageSince(run, 'shift')).toBeGreaterThan(0)
  expect(shiftOf(run, 'below')).toBe(0)
})

test('[BD-07] a node of an experience that grows later, without any change of nodes, shifts the page for it', async () => {
  const main = aShopElement('The shop')
  const banner = aBanner()
  banner.style.blockSize = '0px'
  const run = await aMeasuredRun([anOwn('banner', () => main.before(banner)), anOwn('other', () => {})])
  await drawFrames()
  expect(shiftOf(run, 'banner')).toBe(0)
  // As when a picture arrives: nothing in the document changes.
  banner.animate([{ blockSize: '0px' }, { blockSize: '120px' }], { duration: 60, fill: 'forwards' })
  await expect.poll(() => shiftOf(run, 'banner')).toBeGreaterThan(0)
  expect([shiftOf(run, 'other'), pageSince(run, 'shift')]).toEqual([0, 0])
})

/** Reports what the browser does only after some frames, as it may on a busy page. */
class LateObserver extends PerformanceObserver {
  constructor(take: PerformanceObserverCallback) {
    super((list, observer) => void setTimeout(() => take(list, observer), 100))
  }
  override takeRecords = () => []
}

test('[BD-07] shifts of frames that are late, because the page is busy, are attributed to who caused them', async () => {
  vi.stubGlobal('PerformanceObserver', LateObserver)
  onTestFinished(() => void vi.unstubAllGlobals())
  const main = aShopElement('The shop')
  const banner = aBanner()
  banner.style.blockSize = 'auto'
  const run = await aMeasuredRun([anOwn('banner', () => main.before(banner)), anOwn('other', () => {})])
  // What was before is reported late too.
  await new Promise((resolve) => setTimeout(resolve, 300))
  const shiftOfPage = pageSince(run, 'shift')
  for (let time = 1; time <= 12; time++) {
    await drawFrames()
    // Not within a frame, which would draw it.
    await new Promise((resolve) => setTimeout(resolve, 5))
    const before = shiftOf(run, 'banner')
    const row = document.createElement('div')
    row.style.blockSize = '20px'
    banner.append(row)
    // The frame is laid out when the next one should have begun, which then says that it has.
    await new Promise((resolve) =>
      requestAnimationFrame(() => {
        blockPage(10 + 2 * time)
        requestAnimationFrame(resolve)
      }),
    )
    await expect.poll(() => shiftOf(run, 'banner') + pageSince(run, 'shift') - shiftOfPage).toBeGreaterThan(before)
  }
  expect([shiftOf(run, 'other'), pageSince(run, 'shift')]).toEqual([0, shiftOfPage])
})

test('[BD-07] what an experience draws after a wait is attributed to it when it says so before', async () => {
  const main = aShopElement('The shop')
  const code: Code = async ({ exposure }) => {
    const { shown } = exposure()
    await drawFrames()
    shown()
    main.before(aBanner())
  }
  const run = await aMeasuredRun([anOwn('late', code), anOwn('other', () => {})])
  await expect.poll(() => shiftOf(run, 'late')).toBeGreaterThan(0)
  expect([shiftOf(run, 'other'), pageSince(run, 'shift')]).toEqual([0, 0])
})

test('[BD-07] a shift by the styles of a variation is attributed to it', async () => {
  aShopElement('The shop')
  const styles = 'body { padding-block-start: 150px }'
  const content = { data: {}, variations: { v: { styles } } }
  const styled = anExperience({
    experimentId: 'styled',
    variations: [aVariation()],
    load: async () => ({ execution: () => {}, content }),
  })
  const run = await aMeasuredRun([anOwn('other', () => {}), styled])
  await expect.poll(() => shiftOf(run, 'styled')).toBeGreaterThan(0)
  expect([shiftOf(run, 'other'), pageSince(run, 'shift')]).toEqual([0, 0])
  run.engine?.stop('styled')
})

test('[BD-07] a long task in the code of an experience is attributed to it, with the time of its code', async () => {
  const run = await aMeasuredRun([anOwn('slow', () => blockPage(120)), anOwn('quick', () => {})])
  await expect.poll(() => costOf(run, 'slow')?.longMs).toBeGreaterThanOrEqual(115)
  expect(costOf(run, 'slow')?.codeMs).toBeGreaterThanOrEqual(120)
  expect(costOf(run, 'quick')?.longMs).toBeLessThan(costOf(run, 'slow')?.longMs ?? 0)
})

test('[BD-07] a long task of the shop is the page’s', async () => {
  const run = await aMeasuredRun([anOwn('banner', () => {})])
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise<void>((resolve) =>
    setTimeout(() => {
      blockPage(150)
      resolve()
    }),
  )
  await expect.poll(() => pageSince(run, 'longMs')).toBeGreaterThanOrEqual(145)
  expect(costOf(run, 'banner')?.longMs).toBeLessThan(pageSince(run, 'longMs'))
})

test('[BD-07] a late answer to a press on a node of an experience is attributed to it, also when the node is gone by then', async () => {
  const button = document.createElement('button')
  button.textContent = 'Close'
  button.addEventListener('click', () => {
    blockPage(120)
    button.remove()
  })
  onTestFinished(() => button.remove())
  const run = await aMeasuredRun([anOwn('dialog', () => document.body.prepend(button)), anOwn('other', () => {})])
  await userEvent.click(button)
  await expect.poll(() => costOf(run, 'dialog')?.interactionMs).toBeGreaterThanOrEqual(112)
  expect(costOf(run, 'other')?.interactionMs).toBe(0)
})

test('[BD-07] a late answer to a press on the shop is the page’s', async () => {
  const main = aShopElement('The shop')
  const onClick = () => blockPage(250)
  main.addEventListener('click', onClick)
  const run = await aMeasuredRun([anOwn('banner', () => main.before(aBanner()))])
  await userEvent.click(main)
  await expect.poll(() => run.costs?.ofPage().interactionMs).toBeGreaterThanOrEqual(240)
  expect(costOf(run, 'banner')?.interactionMs).toBe(0)
})

test('[BD-07] [ST-22] when the page is left, one debug event has the costs of each experience whose code ran', async () => {
  const run = await aMeasuredRun([anOwn('slow', () => blockPage(120)), anOwn('quick', () => {})])
  const told: unknown[] = []
  run.bus?.enriched.on('qubit.debug', ({ code, data }) => code === 'costs' && told.push(data))
  await expect.poll(() => costOf(run, 'slow')?.longMs).toBeGreaterThan(0)
  dispatchEvent(new PageTransitionEvent('pagehide'))
  dispatchEvent(new PageTransitionEvent('pagehide'))
  const cost = { shift: 0, longMs: expect.any(Number), interactionMs: 0, codeMs: expect.any(Number) }
  expect(told).toEqual([
    {
      experiences: [
        { experienceId: 'slow', ...cost },
        { experienceId: 'quick', ...cost },
      ],
      page: { shift: expect.any(Number), longMs: expect.any(Number), interactionMs: expect.any(Number) },
    },
  ])
})

test('[BD-07] in a browser that reports none of it nothing is measured or watched, and what it does not report is left out', () => {
  const observed = vi.spyOn(MutationObserver.prototype, 'observe')
  const site = { config: {}, experiences: [] } as unknown as CostSources['site']
  const openIn = (types: string[] | undefined) => {
    class Observer {
      static supportedEntryTypes = types
      observe() {}
      takeRecords = () => []
    }
    const shop = Object.create(window, { PerformanceObserver: { value: types && Observer } })
    const given = { site, page: { window: shop } }
    return { costs: openCosts(given), isSame: given.site === site }
  }
  for (const types of [undefined, [], ['paint', 'resource']])
    expect(openIn(types)).toEqual({ costs: undefined, isSame: true })
  expect(observed).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('[BD-07] a change of the shop’s own element while a frame is drawn, as by code that has waited for it, is its experience’s', async () => {
  const main = aShopElement('The shop')
  const code: Code = async ({ exposure }) => {
    const { shown } = exposure()
    // Ends within a frame.
    await drawFrames()
    shown()
    main.style.marginBlockStart = '80px'
  }
  const run = await aMeasuredRun([anOwn('restyled', code), anOwn('other', () => {})])
  await expect.poll(() => shiftOf(run, 'restyled')).toBeGreaterThan(0)
  expect([shiftOf(run, 'other'), pageSince(run, 'shift')]).toEqual([0, 0])
  await drawFrames()
  const before = shiftOf(run, 'restyled')
  // The shop moves it within a frame as well.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  main.style.marginBlockStart = '10px'
  await expect.poll(() => pageSince(run, 'shift')).toBeGreaterThan(0)
  expect(shiftOf(run, 'restyled')).toBe(before)
})
