import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ReplayStep, ReplayStepAnswer } from '../../contract/console/events.ts'
import { session } from '../test-data/answers.ts'
import { aRefusedPage } from '../test-data/events.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { findViolations } from '../testing/find-violations.ts'
import { closeConsole, openConsole, type SentRequest } from '../testing/open-console.tsx'
import { waitFor } from '../testing/wait-for.ts'

afterEach(closeConsole)

const noId = 'Invalid event: meta.id is missing'
const at = '/sites/moor-boots/events/refused'
const atReason = `${at}?reason=${encodeURIComponent(noId)}`
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => page.getByRole('list', { name: 'Events, the newest first' }).getByRole('listitem')
const field = () => page.getByRole('textbox', { name: 'Text to replay' })

type Given = { status: number; body?: unknown } | undefined

/** Opens the page for somebody who may replay. Texts with `good` pass the check. */
function openRefused({ address = at, answer }: { address?: string; answer?(request: SentRequest): Given } = {}) {
  return openConsole({
    at: address,
    answer(request) {
      const given = answer?.(request)
      if (given) return given
      if (request.address.endsWith('/session')) return { status: 200, body: { ...session, role: 'edit' } }
      if (!request.address.endsWith('/check')) return undefined
      const { text } = request.body as { text: string }
      const faults = text.includes('good')
        ? []
        : [{ index: null, reason: text.includes('{') ? noId : 'The body is not JSON' }]
      return { status: 200, body: { passing: text.includes('good') ? 1 : 0, faults } }
    },
  })
}

test('each refused event shows when, why in words, its place and what arrived, as text', async () => {
  openRefused()
  await waitFor(() => expect(rows().elements()).toHaveLength(5))
  const texts = rows()
    .elements()
    .map(({ textContent }) => textContent ?? '')
  expect(texts[0]).toMatch(
    /^The event has no id \(meta\.id\).*Event 1 of its batch26 bytes\{"meta":\{"type":"ecView"\}\}/,
  )
  expect(texts[1]).toMatch(/deflate.*Whole request body.*compressed, shown unpacked.*Only the beginning is shown\./)
  expect(texts[2]).toMatch(/not text, shown as base64\/\/4=/)
  expect(texts[3]).toContain(markup)
  expect(document.querySelector('img')).toBeNull()
})

test('the filter has each reason with its count, and keeps the choice in the address', async () => {
  openRefused()
  await expect.element(page.getByRole('radio', { name: 'All 5' })).toBeChecked()
  await userEvent.click(page.getByText('The event has no id (meta.id)2'))
  await waitFor(() => expect(new URLSearchParams(location.search).get('reason')).toBe(noId))
  await waitFor(() => expect(rows().elements()).toHaveLength(2))
})

test('a reason of which none is left says so, and leads back to all', async () => {
  openRefused({ address: `${at}?reason=gone` })
  await expect.element(page.getByText('None is refused for this reason any more.')).toBeVisible()
  await userEvent.click(button('Show all'))
  await waitFor(() => expect(rows().elements()).toHaveLength(5))
})

test('who may only view is told what is needed, and gets no buttons', async () => {
  openConsole({ at: atReason })
  await expect.element(page.getByText(/log in with a token of the role edit/)).toBeVisible()
  expect(button(/Repair|Replay/).elements()).toEqual([])
})

test('[BY-09] a text is repaired beside what is wrong with it, replayed, and gone from the list', async () => {
  let isDone = false
  const requests = openRefused({
    answer({ address, body }) {
      if (address.endsWith('/replay')) {
        isDone = true
        expect(body).toEqual({ text: '{"good":1}' })
        return { status: 200, body: { id: 9, accepted: 1, duplicates: 0, reasons: [] } }
      }
      if (!isDone || !address.includes('/refused/')) return undefined
      const left = aRefusedPage({ query: new URLSearchParams(), now: Date.now() })
      return { status: 200, body: { ...left, events: left.events.slice(1) } }
    },
  })
  await userEvent.click(button('Repair').first())
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('{\n  "meta": {\n    "type": "ecView"\n  }\n}')
  await waitFor(() => expect(document.querySelector('.fault')?.textContent).toBe('The event has no id (meta.id)'))
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button('Replay the repaired text')).toBeDisabled()
  await userEvent.fill(field(), '[\n 1 2]')
  await waitFor(() =>
    expect(document.querySelector('.fault')?.textContent).toBe('The text is not JSON (line 2, column 4)'),
  )
  await userEvent.fill(field(), '{"good":1}')
  await expect.element(page.getByText('This will be accepted.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await userEvent.click(button('Replay the repaired text'))
  await expect.element(page.getByText('1 accepted')).toBeVisible()
  await waitFor(() => expect(rows().elements()).toHaveLength(4))
  expect(document.activeElement?.textContent).toContain('1 accepted')
  expect(requests.filter(({ address }) => address.endsWith('/9/replay'))).toHaveLength(1)
})

test('changes are not thrown away without a question; without any the form just closes', async () => {
  openRefused()
  await userEvent.click(button('Repair').first())
  await expect.element(field()).toBeVisible()
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(field().query()).toBeNull())
  await expect.element(button('Repair').first()).toHaveFocus()
  await userEvent.click(button('Repair').first())
  await userEvent.fill(field(), 'changed')
  await userEvent.click(button('Cancel'))
  await expect.element(page.getByText('Your changes will be lost.')).toBeVisible()
  await userEvent.click(button('Go on editing'))
  await expect.element(field()).toHaveValue('changed')
  await userEvent.click(button('Cancel'))
  await userEvent.click(button('Discard changes'))
  await waitFor(() => expect(field().query()).toBeNull())
})

test('an event that is refused again says why, and stays', async () => {
  openRefused({
    answer: ({ address, body }) =>
      address.endsWith('/replay')
        ? { status: 200, body: { id: 9, accepted: 0, duplicates: 0, reasons: [JSON.stringify(body), noId] } }
        : undefined,
  })
  await userEvent.click(button('Replay').first())
  await expect.element(page.getByText('2 still refused')).toBeVisible()
  await expect.element(page.getByText('{}', { exact: true })).toBeVisible()
  expect(rows().elements()).toHaveLength(5)
  await userEvent.click(button('Close'))
  expect(page.getByText('2 still refused').query()).toBeNull()
})

/** Answers the steps of a replay one after the other, each when the test lets it. */
function aReplay(answers: (ReplayStepAnswer | 'failure')[]) {
  const asked: ReplayStep[] = []
  return {
    asked,
    answer({ address, body }: SentRequest): Given {
      if (!address.endsWith('/replay-step')) return undefined
      asked.push(body as ReplayStep)
      const given = answers[asked.length - 1]
      return given === 'failure' ? { status: 500, body: {} } : { status: 200, body: given }
    },
  }
}
const step = (next: number | null, parts: Partial<ReplayStepAnswer>): ReplayStepAnswer => ({
  next,
  tried: 1,
  accepted: 0,
  duplicates: 0,
  refused: 0,
  ...parts,
})

test('[BY-09] all of a reason are replayed in steps after a confirmation, with a summary', async () => {
  const { asked, answer } = aReplay([step(5, { accepted: 1 }), step(9, { duplicates: 1 }), step(null, { refused: 1 })])
  openRefused({ address: atReason, answer })
  await userEvent.click(button('Replay all 2…'))
  expect(asked).toEqual([])
  await userEvent.click(button('Replay now'))
  await expect.element(page.getByText('1 accepted · 1 stored before · 1 still refused')).toBeVisible()
  expect(asked).toEqual([0, 5, 9].map((after) => ({ reason: noId, after, upTo: 9 })))
})

test('a replay that fails keeps what it did, and goes on from there', async () => {
  const { asked, answer } = aReplay([step(5, { accepted: 1 }), 'failure', step(null, { accepted: 1 })])
  openRefused({ address: atReason, answer })
  await userEvent.click(button('Replay all 2…'))
  await userEvent.click(button('Replay now'))
  await expect.element(page.getByText(/what was replayed before stays stored/)).toBeVisible()
  await expect.element(page.getByText('1 accepted')).toBeVisible()
  await userEvent.click(button('Try again'))
  await expect.element(page.getByText('2 accepted')).toBeVisible()
  expect(asked.map(({ after }) => after)).toEqual([0, 5, 5])
})

test('a replay shows its progress, and stops where the reader stops it', async () => {
  let goOn = () => {}
  const stopped = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const asked: ReplayStep[] = []
  async function answerStep(body: unknown) {
    asked.push(body as ReplayStep)
    if (asked.length === 2) await stopped
    return { status: 200, body: step(asked.length === 3 ? null : 5, { accepted: 1 }) }
  }
  openConsole({
    at: atReason,
    answer({ address, body }) {
      if (address.endsWith('/session')) return { status: 200, body: { ...session, role: 'edit' } }
      return address.endsWith('/replay-step') ? answerStep(body) : undefined
    },
  })
  await userEvent.click(button('Replay all 2…'))
  await userEvent.click(button('Replay now'))
  await expect.element(page.getByText('1 of 2 tried')).toBeVisible()
  await userEvent.click(button('Stop'))
  goOn()
  await expect.element(page.getByText('2 accepted')).toBeVisible()
  expect(asked).toHaveLength(2)
  await userEvent.click(button('Go on'))
  await expect.element(page.getByText('3 accepted')).toBeVisible()
})

test.each([
  [390, 'dark', 'de'],
  [1280, 'light', 'en'],
] as const)('it is accessible and fits into %i px, %s, %s', async (width, theme, language) => {
  await page.viewport(width, 800)
  openConsole({ at, theme, language })
  await waitFor(() => expect(document.querySelectorAll('.refused-row')).toHaveLength(5))
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await findViolations()).toEqual([])
})

test('a repair that was begun is still there after the page was left', async () => {
  openRefused()
  await userEvent.click(button('Repair').first())
  await userEvent.fill(field(), 'half a good repair')
  await userEvent.click(page.getByRole('link', { name: 'Today' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  history.back()
  await userEvent.click(button('Repair').first())
  await expect.element(field()).toHaveValue('half a good repair')
  await userEvent.click(button('Cancel'))
  await userEvent.click(button('Discard changes'))
  await userEvent.click(button('Repair').first())
  await expect.element(field()).not.toHaveValue('half a good repair')
})
