import { expect, test } from 'vitest'
import { aRun } from '../../testing/a-run.ts'
import { openTabPreview } from './tab-preview.ts'

/** A session storage with this text under the preview's key. */
function aSession(text: string | null) {
  const kept = new Map(text === null ? [] : [['qb_preview', text]])
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> }
}

test('a preview stored for the tab makes the run a preview', () => {
  const run = aRun()
  const { current } = openTabPreview(run, aSession('{"experienceId":"a","variationMasterId":"b","what":"else"}'))
  expect(current).toEqual({ experienceId: 'a', variationMasterId: 'b' })
  expect(run.site.config.isPreview).toBe(true)
})

test.each([null, '', 'no json', '7', '[]', 'null'])(
  'a stored value %j is not a preview, and the run is a normal one',
  (text) => {
    const run = aRun()
    expect(openTabPreview(run, aSession(text)).current).toBe(undefined)
    expect(run.site.config.isPreview).toBe(undefined)
  },
)

test("when the tab's storage is full, this is logged", () => {
  const run = aRun()
  const full = new Error('full')
  const session = Object.assign(aSession(null), {
    setItem() {
      throw full
    },
  })
  openTabPreview(run, session).set({ country: 'DE' })
  const message = 'The preview could not be kept for this tab'
  expect(run.log.lines).toEqual([{ level: 'error', message, facts: { error: full } }])
})

test('a preview is set for the next page, and removed again', () => {
  const session = aSession(null)
  const preview = openTabPreview(aRun(), session)
  preview.set({ country: 'DE' })
  expect(session.kept.get('qb_preview')).toBe('{"country":"DE"}')
  preview.set(undefined)
  expect(session.kept.size).toBe(0)
})

/** A run of a preview script in a tab where a link has opened a preview. */
function aLinkedRun() {
  const window = { name: '', sessionStorage: aSession(null), top: undefined as unknown }
  window.top = window
  window.name =
    'qb_debugger:{"environment":"staging","previewId":"abc","preview":{"experienceId":"offers","country":"DE"}}'
  return { run: aRun({ config: { isPreview: true }, page: { window: window as never } }), window }
}

test('what a link has opened is the preview of the tab', () => {
  expect(openTabPreview(aLinkedRun().run, aSession(null))).toMatchObject({
    current: { experienceId: 'offers', country: 'DE' },
    isDeployed: true,
  })
})

test('a preview that a link has opened without saying what to show is one, too', () => {
  const run = aRun({ config: { isPreview: true } })
  expect(openTabPreview(run, aSession(null))).toMatchObject({ current: {}, isDeployed: true })
})

test('another choice in the inspector counts more than what the link has opened', () => {
  const { run, window } = aLinkedRun()
  openTabPreview(run, aSession(null)).set({ experienceId: 'stock' })
  expect(window.name).toBe('qb_debugger:{"environment":"staging","preview":{"experienceId":"stock"}}')
})
