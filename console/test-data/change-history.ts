import type { ConsoleLog, SiteVersion } from '../../contract/console/steer.ts'
import { longName, markup } from './hostile-texts.ts'
import { publishedSettings } from './steered-settings.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const notes = ['Autumn sale is over', '', markup, 'Badges for returning visitors', longName]

/** Each version changed the text of one experience; every fifth brought an earlier one back. */
export function aVersion(version: number, now: number): SiteVersion {
  const low = publishedSettings['low-stock']
  const textOf = (number: number) =>
    number === 12 ? low?.content : { ...low?.content, text: number === 0 ? 'A few left' : `Text ${number}` }
  return {
    version,
    author: version % 3 === 0 ? 'Grace' : 'Ada',
    publishedAt: now - (12 - version) * 2.4 * day - 3 * hour,
    note: notes[(12 - version) % notes.length] ?? '',
    restores: version % 5 === 0 ? version - 2 : null,
    changed: [
      {
        experienceId: 'low-stock',
        before: { ...low, content: textOf(version - 1), share: version === 12 ? 0.4 : low?.share },
        after: { ...low, content: textOf(version) },
      },
    ],
  }
}

const logged = [
  { action: 'published', subject: 'version 12' },
  { action: 'draft-saved', subject: 'low-stock' },
  { action: 'POST /console/api/refused/{trackingId}/replay-step', subject: markup },
  { action: 'draft-discarded', subject: 'badges' },
  { action: 'logged-in', subject: '' },
  { action: 'publish-failed', subject: 'version 12' },
  { action: 'restored', subject: 'version 8' },
]

/** Returns the twenty entries before one. */
export function logBefore(before: number, now: number): ConsoleLog {
  const last = 45
  const first = Math.min(last, before - 1)
  const count = Math.min(20, first)
  const entries = Array.from({ length: count }, (_, at) => {
    const id = first - at
    const { action, subject } = logged[(last - id) % logged.length] ?? { action: '', subject: '' }
    return {
      id,
      at: now - (last - id) * 37 * minute,
      author: id % 3 === 0 ? 'Grace' : 'Ada',
      role: 'publish',
      action,
      subject,
    }
  })
  return { entries, next: first > count ? first - count + 1 : null }
}
