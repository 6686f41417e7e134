import { afterEach, expect, test, vi } from 'vitest'
import { aLog } from '../testing/a-log.ts'
import { explainDomain, explainFailedPost, reportBot } from './explain-faults.ts'
import { openPage, type Page } from './page.ts'

const config = { propertyId: 'p', trackingId: 't', anchors: {}, endpoints: { base: 'https://collect.test' } }
const aRun = ({ page, domains = ['shop.example'] }: { page?: Partial<Page>; domains?: string[] } = {}) => {
  const log = aLog()
  const debug: object[] = []
  const run = {
    site: { config: { ...config, domains } },
    page: { ...openPage(), ...page },
    log,
    tracker: { emitDebug: (event: object) => void debug.push(event) },
  }
  return { run, debug, said: () => log.lines.map(({ message }) => message) }
}
const explain = ({ run }: ReturnType<typeof aRun>, reason: string) => explainFailedPost(run, run.site.config, reason)

afterEach(() => void vi.unstubAllGlobals())

test('a host that is not configured is named with what to add', () => {
  const { run, said } = aRun({ page: { host: () => 'tea.test' } })
  explainDomain(run)
  expect(said()).toEqual([
    'Instep does not run on tea.test: the configuration has domains: ["shop.example"]. Add "tea.test" and build again',
  ])
})

test('a frame without an address, as of a page builder, is not told to be configured', () => {
  const { run, said } = aRun({ page: { host: () => '' } })
  explainDomain(run)
  expect(said()).toEqual(['Instep does not run in a frame without an address of its own (srcdoc, about:blank)'])
})

test('answers that arrive but may not be read are blocked, which is said once', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init])
    if (init.mode === 'cors') throw new TypeError('Failed to fetch')
    return new Response()
  })
  const given = aRun()
  await Promise.all([explain(given, 'Failed to fetch'), explain(given, 'Failed to fetch')])
  await explain(given, 'Failed to fetch')
  const request = (mode: string) => [
    'https://collect.test/health',
    expect.objectContaining({ mode, credentials: 'omit' }),
  ]
  expect(asked).toEqual([request('cors'), request('no-cors')])
  const { origin } = location
  expect(given.said()).toEqual([
    `Events could not be sent and stay stored: Failed to fetch. https://collect.test answers, but does not let ${origin} read its answers: start the service with INSTEP_ORIGINS=${origin}`,
  ])
})

test('an interrupted connection, and a service that answers too late, are not taken for a blocked answer', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const given = aRun()
  await explain(given, 'Failed to fetch')
  await explain(given, 'Task timeout')
  expect(given.said()).toEqual([
    expect.stringMatching(/Failed to fetch\. The service can be reached now; they are sent again$/),
    expect.stringMatching(/Task timeout\. They are sent again later$/),
  ])
})

test('a service that cannot be reached is named with its address', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const given = aRun()
  await explain(given, 'Failed to fetch')
  expect(given.said()).toEqual([expect.stringContaining('https://collect.test cannot be reached')])
})

test('offline nobody is asked, and the service is not blamed', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const given = aRun()
  await explain(given, 'Failed to fetch')
  vi.restoreAllMocks()
  expect(given.said()).toEqual([expect.stringContaining('offline')])
  expect(fetch).not.toHaveBeenCalled()
})

test('an answer with an error is said with its status, each reason once', async () => {
  const given = aRun()
  for (const code of [500, 503, 500]) await explain(given, `POST https://collect.test/events failed: status ${code}`)
  expect(given.said()).toEqual([
    expect.stringMatching(/status 500\. They are sent again later$/),
    expect.stringMatching(/status 503\. They are sent again later$/),
  ])
})

test('[EV-12] a browser driven by a program is told that it counts as a bot, and how to count it in tests', () => {
  const { run, debug, said } = aRun({ page: { webdriver: () => true, random: () => 0.5 } })
  reportBot(run)
  expect(said()).toEqual([
    'Instep takes this browser for a bot and sends no events, because it is driven by a program (navigator.webdriver). For tests set treatAsHuman: true',
  ])
  expect(debug).toEqual([])
})
