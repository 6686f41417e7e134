import { deviceTypeOf } from '../../contract/device-type.ts'
import { fitsPaths } from '../../contract/fits-paths.ts'
import type { RoomRow, RoomSettings } from '../../contract/room.ts'
import { probabilityOf } from '../experiences/choose-variation.ts'
import { limits } from '../limits.ts'
import { newId } from '../visitor/new-id.ts'

type ShownExperience = { experienceId: string; progress: string }
export type GuardedWindow = Window & {
  instep?: { settle?: (experienceId: string) => void; newId?: string }
  __qubit?: { experiences?: { list(): readonly ShownExperience[] } }
}

/** Minutes in the cookie are counted from this offset (CK-07). */
const closeTimeOffset = 2_102_400

/**
 * Sets names on `<html>` for what the page reserves for this visitor's experiences on this page: `r0` for room and
 * `h0` for hidden elements, until each experience has drawn or will not run (BD-04). Those with room in what surrounds an anchor are
 * named a second time, apart, because the others end more often. Runs in the page's head, so it
 * reads the visitor's cookie itself and writes nothing; the id of a new visitor is passed to the script as
 * `instep.newId`. `instep.settle(id)` ends what is reserved for an experience, in the task that draws it.
 */
export function keepRoom(page: GuardedWindow, { rows, holdout, forced }: RoomSettings): void {
  const { document: shop, location, navigator } = page
  // Delayed by an optimiser of scripts, or in the page a second time, it would reserve space beside what is drawn already.
  if (shop.readyState !== 'loading' || page.instep?.settle) return
  const { documentElement: root } = shop
  const now = +new Date()
  const readCookie = (name: string) => RegExp(`(?:^|; )${name}=([^;]*)`).exec(shop.cookie)?.[1] ?? ''
  const stored = readCookie('qb_permanent')
  const visitor = stored.split(':')[0] || readCookie('_qubitTracker') || visitorIdInCookie()
  const forcedNow = forced && /[?&]qb_force=([^&#.]+)\.?([^&#]*)/.exec(location.href)
  const kept = new Map<string, number>()

  /** Returns the id of a new visitor, which the script adopts: with a different id it would choose differently. */
  function visitorIdInCookie(): string | undefined {
    if (page.instep) page.instep.newId = newId(now, Math.random)
    return page.instep?.newId
  }

  function isWithin(name: string, [from, to]: readonly [number, number]): boolean {
    // Without a visitor id the allocation is unknown.
    if (!visitor) return false
    const probability = probabilityOf(visitor, name)
    return probability >= from && probability < to
  }

  function isExpected({ id, variation, share, group, decides, consents, ...place }: RoomRow): boolean {
    const { devices, start = 0, end = Number.POSITIVE_INFINITY } = place
    if (!fitsPaths(place, location.href)) return false
    if (devices && !devices.includes(deviceTypeOf(navigator.userAgent, navigator.maxTouchPoints))) return false
    if (forcedNow) return forcedNow[1] === id && (!forcedNow[2] || forcedNow[2] === variation)
    if (now <= start || now >= end) return false
    if (holdout && !isWithin('holdout', [holdout, 1])) return false
    if (group && !isWithin(`group:${group[0]}`, [group[1], group[2]])) return false
    const closedUntil = RegExp(`[:|]${id}=(\\d+)(?=[:|])`).exec(stored)?.[1]
    if (closedUntil && (Number(closedUntil) + closeTimeOffset) * 6e4 > now) return false
    const [, saved, times] = RegExp(`[:|]${id}=([^=:|]+)=(\\d+)=`).exec(stored) ?? []
    if (decides && !Number(times)) return false
    if (consents && !stored) return false
    if (!share) return true
    return saved ? Number(saved) >= share[0] && Number(saved) < share[1] : isWithin(id, share)
  }

  function putNames(letters: string[]): void {
    const putAttribute = (attribute: string, some: number[]) =>
      root.setAttribute(attribute, some.flatMap((row) => letters.map((each) => each + row)).join(' '))
    const named = [...kept.values()]
    putAttribute('data-instep', named)
    if (rows.some(({ around }) => around))
      putAttribute(
        'data-instep-around',
        named.filter((row) => rows[row]?.around),
      )
  }

  let letters = ['r', 'h']
  const isRefused = /(?:^|; )qb_dnt(?:_ext)?=2/.test(shop.cookie)
  if (!isRefused)
    rows.forEach((row, at) => {
      if (isExpected(row)) kept.set(row.id, at)
    })
  if (!kept.size) return

  function keepRoomFor(id: string): void {
    if (kept.delete(id)) putNames(letters)
  }

  function endAll(): void {
    kept.clear()
    putNames(letters)
  }

  /**
   * Ends the room that no experience holds. Room that stays is held by its experience; without the script there are no
   * experiences.
   */
  function endUnheld(): void {
    if (!readShownBefore().length) endAll()
    for (const [id, at] of [...kept]) if (!rows[at]?.stays) keepRoomFor(id)
  }

  function readShownBefore(): readonly ShownExperience[] {
    return page.__qubit?.experiences?.list() ?? []
  }

  /** Asks the script for the progress of its experiences, the only way to learn that one will not run. */
  function askScript(): void {
    const held = new Set<string>()
    for (const { experienceId, progress } of readShownBefore()) {
      if (/ended|failed|stopped/.test(progress)) keepRoomFor(experienceId)
      if (progress === 'executed') held.add(experienceId)
    }
    if ([...kept].some(([id, at]) => !rows[at]?.stays || !held.has(id))) setTimeout(askScript, limits.roomAskMs)
  }

  function watchForChanges(): void {
    askScript()
    setTimeout(() => {
      letters = ['r']
      putNames(letters)
    }, limits.hiddenMs)
    const endLater = () => setTimeout(endUnheld, limits.roomAfterLoadMs)
    if (shop.readyState === 'complete') endLater()
    else page.addEventListener('load', endLater)
  }

  putNames(letters)
  if (page.instep) page.instep.settle = keepRoomFor
  // Catches the load error of the script's own tag in the capture phase: where the script is blocked, nothing will be
  // drawn.
  page.addEventListener(
    'error',
    ({ target }) => /\/instep\.js/.test(String((target as HTMLScriptElement).src)) && endAll(),
    true,
  )
  // A prerendered page is shown, and runs its experiences, later.
  if ((shop as { prerendering?: boolean }).prerendering) shop.addEventListener('prerenderingchange', watchForChanges)
  else watchForChanges()
}
