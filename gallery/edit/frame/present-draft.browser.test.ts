import { afterEach, expect, test, vi } from 'vitest'
import { presentDraft } from './present-draft.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  delete document.documentElement.dataset.hydrated
})

test('[SHOP-113] an experience that comes after it was given up is still told to the form, and scrolled to', async () => {
  const told: unknown[] = []
  vi.spyOn(parent, 'postMessage').mockImplementation((message) => void told.push(message))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  document.documentElement.dataset.hydrated = ''
  void presentDraft('hero-header', 'home/hero-header', 'again')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([{ galleryEdit: 'missing' }])

  document.body.innerHTML = '<div style="height: 3000px"></div><div class="home-hero-header">Late</div>'
  await vi.advanceTimersByTimeAsync(200)
  expect(told).toEqual([{ galleryEdit: 'missing' }, { galleryEdit: 'shown' }])
  expect(scrollY).toBeGreaterThan(0)
})
