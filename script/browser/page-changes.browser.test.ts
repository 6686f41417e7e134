import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openPage } from './page.ts'
import { changesOf } from './page-changes.ts'
import { createPoll } from './poll.ts'
import { pollNeedsOf } from './poll-needs.ts'

const pollPage = () => createPoll({ ...pollNeedsOf(openPage()), onChange: changesOf(window) })

// What follows from changes of earlier tests on the page is over a frame later.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 20)))

afterEach(() => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(16)
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const element of document.querySelectorAll('.late')) element.remove()
})

function draw(className = 'late'): Element {
  const element = document.createElement('p')
  element.className = className
  document.body.append(element)
  return element
}

/** Stops timers and animation frames. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame'] })
}

test('an element that is added, or is given the class, is found before the next frame', async () => {
  stopTime()
  const added = pollPage()('.late')
  const element = draw()
  expect(await added).toBe(element)
  await vi.advanceTimersByTimeAsync(16)
  const marked = pollPage()('.late.marked')
  element.classList.add('marked')
  expect(await marked).toBe(element)
})

test('however often a page changes, an element is looked for at most once a frame, and the last change is not missed', async () => {
  stopTime()
  const looks = vi.spyOn(document, 'querySelector')
  const polling = pollPage()('.never')
  expect(looks).toHaveBeenCalledTimes(1)
  for (let change = 0; change < 50; change++) {
    draw()
    await Promise.resolve()
  }
  expect(looks).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15)
  draw('late never')
  await vi.advanceTimersByTimeAsync(1)
  expect(await polling).toBe(document.querySelector('.never'))
})

test('all polls share one observer, which exists only while a poll is waiting', async () => {
  const observed = vi.spyOn(MutationObserver.prototype, 'observe')
  const disconnected = vi.spyOn(MutationObserver.prototype, 'disconnect')
  const polls = [pollPage()('.late'), pollPage()(['.late', '.later'])]
  expect([observed.mock.calls.length, disconnected.mock.calls.length]).toEqual([1, 0])
  draw()
  await polls[0]
  expect(disconnected).not.toHaveBeenCalled()
  draw('late later')
  await polls[1]
  expect(disconnected).toHaveBeenCalledOnce()
  draw()
  expect(observed).toHaveBeenCalledOnce()
})
