import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Draft, DraftChange } from '../../../contract/console/steer.ts'
import { ConsoleProblem } from '../../api/console-problem.ts'
import { createDraftStore } from './draft-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const begin = { settings: { template: 'product/low-stock', content: { text: 'Few left', threshold: 5 } }, draft: null }

function aDraft({ settings }: DraftChange, revision: number): Draft {
  return { revision, author: 'mine', changedAt: 0, settings, problems: [], breaks: [] }
}

function aStore(
  answer: (change: DraftChange, revision: number) => Promise<Draft> = async (...sent) => aDraft(...sent),
) {
  const sent: DraftChange[] = []
  const store = createDraftStore({
    begin,
    sendDraft: (change) => {
      sent.push(change)
      return answer(change, sent.length)
    },
  })
  const text = () => store.readSnapshot().history.now.content?.text
  return { store, sent, text, status: () => store.readSnapshot().status }
}

test('what is typed is sent once after a pause, on the draft that the editor saw', async () => {
  const { store, sent, status } = aStore()
  store.changeValue(['content', 'text'], 'F')
  await vi.advanceTimersByTimeAsync(500)
  store.changeValue(['content', 'text'], 'Fe')
  await vi.advanceTimersByTimeAsync(500)
  expect([sent.length, status()]).toEqual([0, 'unsaved'])
  await vi.advanceTimersByTimeAsync(500)
  expect(status()).toBe('saved')
  store.changeValue(['content', 'threshold'], 3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ settings, basedOn }) => [settings?.content, basedOn])).toEqual([
    [{ text: 'Fe', threshold: 5 }, null],
    [{ text: 'Fe', threshold: 3 }, 1],
  ])
})

test('what is typed while it is being sent follows', async () => {
  const answers: (() => void)[] = []
  const { store, sent, status } = aStore(
    (change, revision) => new Promise((resolve) => answers.push(() => resolve(aDraft(change, revision)))),
  )
  store.changeValue(['content', 'text'], 'one')
  await vi.advanceTimersByTimeAsync(1000)
  store.changeValue(['content', 'text'], 'two')
  expect([sent.length, status()]).toEqual([1, 'saving'])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  answers[1]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ settings, basedOn }) => [settings?.content?.text, basedOn])).toEqual([
    ['one', null],
    ['two', 1],
  ])
  expect(status()).toBe('saved')
})

test('without a network the text is kept and tried again until it is saved', async () => {
  let isDown = true
  const { store, sent, status, text } = aStore(async (change, revision) => {
    if (isDown) throw new ConsoleProblem('network')
    return aDraft(change, revision)
  })
  store.changeValue(['content', 'text'], 'kept')
  await vi.advanceTimersByTimeAsync(1000)
  expect([status(), store.readSnapshot().problem, text()]).toEqual(['failed', 'network', 'kept'])
  store.changeValue(['content', 'text'], 'kept too')
  expect(status()).toBe('failed')
  isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect([status(), store.readSnapshot().problem, text()]).toEqual(['saved', null, 'kept too'])
  expect(sent.at(-1)?.settings?.content?.text).toBe('kept too')
})

test('a conflict stops saving, keeps what both wrote, and goes on from theirs once it is settled', async () => {
  const theirs = aDraft({ settings: { ...begin.settings, name: 'Theirs' }, basedOn: null }, 7)
  let isFirst = true
  const { store, sent, status, text } = aStore(async (change) => {
    if (!isFirst) return aDraft(change, 8)
    isFirst = false
    throw new ConsoleProblem('conflict', null, { theirs })
  })
  store.changeValue(['content', 'text'], 'mine')
  await vi.advanceTimersByTimeAsync(1000)
  expect([status(), text(), store.readSnapshot().theirs?.settings?.name]).toEqual(['conflict', 'mine', 'Theirs'])
  store.changeValue(['content', 'text'], 'mine, later')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  store.settleConflict({ ...store.readSnapshot().history.now, name: 'Theirs' })
  await vi.advanceTimersByTimeAsync(10)
  expect(status()).toBe('saved')
  expect(sent[1]).toEqual({
    settings: { template: 'product/low-stock', name: 'Theirs', content: { text: 'mine, later', threshold: 5 } },
    basedOn: 7,
  })
})

test('typing at one place is undone at once, at another place step by step, and undoing is saved too', async () => {
  const { store, sent, text } = aStore()
  for (const typed of ['a', 'ab', 'abc']) store.changeValue(['content', 'text'], typed)
  store.changeValue(['content', 'threshold'], 1)
  await vi.advanceTimersByTimeAsync(1000)
  store.undoLast()
  expect(store.readSnapshot().history.now.content).toEqual({ text: 'abc', threshold: 5 })
  store.undoLast()
  expect(text()).toBe('Few left')
  store.redoLast()
  expect(text()).toBe('abc')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.at(-1)?.settings?.content).toEqual({ text: 'abc', threshold: 5 })
  await vi.advanceTimersByTimeAsync(2000)
  store.changeValue(['content', 'text'], 'abcd')
  await vi.advanceTimersByTimeAsync(2000)
  store.changeValue(['content', 'text'], 'abcde')
  store.undoLast()
  expect(text()).toBe('abcd')
})

test('what is typed and taken back is not sent', async () => {
  const { store, sent, status } = aStore()
  store.changeValue(['content', 'text'], 'x')
  store.undoLast()
  await vi.advanceTimersByTimeAsync(5000)
  expect([sent.length, status()]).toEqual([0, 'saved'])
})

test('what the service refuses waits for the next change', async () => {
  let isWrong = true
  const { store, sent, status } = aStore(async (change, revision) => {
    if (isWrong) throw new ConsoleProblem('refused')
    return aDraft(change, revision)
  })
  store.changeValue(['content', 'text'], 'x')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, status()]).toEqual([1, 'refused'])
  isWrong = false
  store.changeValue(['content', 'text'], 'y')
  await vi.advanceTimersByTimeAsync(1000)
  expect([sent.length, status()]).toEqual([2, 'saved'])
})
