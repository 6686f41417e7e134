import type { Page } from '@playwright/test'
import { buildQuickSite, fromBuild, type QuickSite } from './built/quick-site.ts'
import { type Demo, expect, test } from './demo.ts'
import { boots } from './journey/predicted-events.ts'
import { bootsInstance } from './segments/boots-instance.ts'
import { countedNotes } from './segments/counted-notes.ts'

const day = 24 * 3_600_000

type Changes = { joined: string[]; left: string[] }

/** Returns each change of membership that has arrived at the service, in order. */
async function changesOf(demo: Demo, visitorId: string): Promise<Changes[]> {
  const events = await demo.events(visitorId)
  return events
    .filter(({ meta }) => meta.type === 'qubit.segmentMembershipChanged')
    .map(({ joined, left }) => ({ joined, left }) as Changes)
}

function membersAfter(changes: readonly Changes[]): string[] {
  const members = new Set<string>()
  for (const { joined, left } of changes) {
    for (const segment of left) members.delete(segment)
    for (const segment of joined) members.add(segment)
  }
  return [...members].sort()
}

/** Returns what the service's stash holds for a visitor; null if there is nothing. */
async function stashedOf(demo: Demo, visitorId: string) {
  const reply = await fetch(`${demo.service}/stash/v1.1/kv/get/norrow/public/segments-${visitorId}`)
  return ((await reply.json()) as { data: { version: number; state: string; segments: string[] } | null }).data
}

/** Returns the segments that page code receives; none before the engine has loaded the stored state. */
async function toldTo(page: Page): Promise<string[]> {
  const told = await page.evaluate(() =>
    (window as { __qubit?: { getSegments?: () => Promise<string[]> } }).__qubit?.getSegments?.(),
  )
  return (told ?? []).sort()
}

async function viewBoots(page: Page, demo: Demo): Promise<void> {
  for (const product of boots) {
    const accepted = page.waitForResponse((reply) => reply.url().includes('/events/') && reply.ok())
    await page.goto(`${demo.shop}/uk/en/product/${product}`)
    await accepted
    // A page that is left before the engine has started is not counted.
    await expect.poll(() => toldTo(page)).toContain('new-visitor')
  }
}

test('[SG-30] a changed state is saved to the stash, again after a failure, and to local storage; a visitor joins and leaves segments while shopping, and the state survives the loss of local storage, the end of the visit and a timeout meanwhile', async ({
  page,
  context,
  demo,
  visitorId,
}) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const saves: { at: number; path: string; body: { data: { segments: string[] } } }[] = []
  await page.route('**/stash/v1.1/kv/set/**', (route) => {
    const request = route.request()
    saves.push({ at: Date.now(), path: new URL(request.url()).pathname, body: request.postDataJSON() })
    return saves.length <= 2 ? route.fulfill({ status: 503, body: '{"status":{"code":503}}' }) : route.continue()
  })
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(() => stashedOf(demo, visitorId)).not.toBeNull()

  expect(saves.map(({ path }) => path)).toEqual(Array(3).fill(`/stash/v1.1/kv/set/norrow/public/segments-${visitorId}`))
  expect(lines.filter((line) => line.includes('Failed to sync to state to stash'))).toHaveLength(2)
  const [first = 0, second = 0, third = 0] = saves.map(({ at }) => at)
  expect(second - first).toBeGreaterThanOrEqual(990)
  expect(third - second).toBeGreaterThanOrEqual(1990)
  const stashed = await stashedOf(demo, visitorId)
  expect(stashed).toEqual(saves[2]?.body.data)
  expect(stashed).toMatchObject({ version: 5, segments: ['new-visitor'] })
  expect(stashed?.state).toMatch(/^[\w+/]+=*$/)
  const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('qb_segments'))) ?? '')
  expect(stored).toEqual({ ...stashed, visitorId })

  // Nothing has changed since, so nothing is saved.
  await page.waitForTimeout(2000)
  expect(saves).toHaveLength(3)

  await page.unroute('**/stash/v1.1/kv/set/**')
  const members = async () => membersAfter(await changesOf(demo, visitorId))
  await expect.poll(members).toEqual(['new-visitor'])
  await viewBoots(page, demo)
  await expect.poll(members).toEqual(['boots-lover', 'new-visitor'])
  await expect
    .poll(async () => (await stashedOf(demo, visitorId))?.segments.sort())
    .toEqual(['boots-lover', 'new-visitor'])
  const lookup = await fetch(`${demo.service}/lookup/norrow/${visitorId}`)
  expect(await lookup.json()).toMatchObject({ segments: await stashedOf(demo, visitorId) })

  // Local storage is lost: the stash still has the state, and no segment is joined again.
  await page.goto(`${demo.shop}/icons/clock.svg`)
  await page.evaluate(() => localStorage.clear())
  const before = await changesOf(demo, visitorId)
  await page.goto(`${demo.shop}/uk/en/shop/women`)
  await expect.poll(() => toldTo(page)).toEqual(['boots-lover', 'new-visitor'])
  expect(await changesOf(demo, visitorId)).toEqual(before)

  // The next visit is another session.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'qb_session' })
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(members).toEqual(['boots-lover', 'returning'])

  // Eight days later the interest in boots has timed out, before the visitor does anything.
  await page.goto('about:blank')
  await page.clock.setSystemTime(Date.now() + 8 * day)
  await page.goto(`${demo.shop}/uk/en/help`)
  await expect.poll(members).toEqual(['returning'])
})

let script: QuickSite | undefined
test.afterEach(() => script?.remove())

test('an experience for a segment appears as soon as the visitor joins it, and not before; a renewed visitor id inherits no segments from the one before', async ({
  page,
  context,
  demo,
  visitorId,
}) => {
  script = await buildQuickSite({ endpoints: { base: demo.service }, experiences: [bootsInstance] })
  await context.route('**/instep/*', fromBuild(script.folder))
  const note = page.locator('[data-boots-note]')
  const [first = '', second = '', third = ''] = boots
  for (const product of [first, second]) {
    await page.goto(`${demo.shop}/uk/en/product/${product}?try=boots`)
    await expect.poll(() => toldTo(page)).toContain('new-visitor')
  }
  await expect(note).toHaveCount(0)
  // The third pair is viewed in place: the current page already shows the experience.
  await page.evaluate((productId) => {
    const { uv } = window as unknown as { uv: { emit(type: string, data: object): void } }
    const product = {
      productId,
      name: 'Boot',
      url: location.href,
      categories: ['boots'],
      price: { value: 145, currency: 'GBP' },
    }
    uv.emit('ecProduct', { eventType: 'detail', product })
  }, third)
  await expect(note).toHaveText('For people of boots')
  const counted = () => countedNotes(demo, visitorId)
  await expect.poll(counted).toEqual([[2, 'boots-note', false, 1]])
  expect(await toldTo(page)).toContain('boots-lover')
  await page.goto(`${demo.shop}/uk/en/?try=boots`)
  await expect(note).toHaveCount(1)
  await expect.poll(counted).toEqual([
    [2, 'boots-note', false, 1],
    [3, 'boots-note', false, 2],
  ])
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(() => toldTo(page)).toContain('boots-lover')
  await expect(note).toHaveCount(0)

  await expect.poll(async () => membersAfter(await changesOf(demo, visitorId))).toContain('boots-lover')
  await page.goto('about:blank')
  // What the page has written as it was left may come late.
  await expect(async () => {
    await context.clearCookies()
    await page.waitForTimeout(300)
    expect(await context.cookies()).toEqual([])
  }).toPass()
  const another = `${visitorId.slice(0, -1)}${visitorId.endsWith('z') ? 'y' : 'z'}`
  await context.addCookies([{ name: '_qubitTracker', value: another, url: demo.shop }])
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(async () => membersAfter(await changesOf(demo, another))).toEqual(['new-visitor'])
})
