import { cookieNames, openCookieStore, permanentKind } from '../../cookies/cookie-store.ts'
import { cookiesPersist } from '../../cookies/persistence.ts'
import { loadOverflow } from '../../cookies/state-cookie.ts'
import { emitDebug } from '../../events/debug-event.ts'
import { limits } from '../../limits.ts'
import { needOf } from '../../need-of.ts'
import { newId } from '../../visitor/new-id.ts'
import { openTracker, type TrackerSources } from '../open-tracker.ts'
import type { Step, StepAnswer } from '../run.ts'

/** Opens the state cookies, which are saved when the page is left (CK-13); ends the run if cookies do not persist (ST-16). */
export const cookieStore: Step<TrackerSources> = (run) => {
  const { jar, storage } = run.page
  const hasRest = Object.values(cookieNames).some((name) => storage?.get(`${name}:rest`))
  if (hasRest || jar.values(permanentKind.name).some(isOfOldForm)) return repairAndOpen(run)
  // Loaded in advance, because there is no time to load it when the page is left.
  if ((run.site.files ?? run.site.experiences).length > limits.experiencesInCookie) loadOverflow().catch(() => {})
  return openStore(run)
}

/** Returns whether an older version wrote the cookie, which did not escape the `:` of date-times and addresses. */
function isOfOldForm(text: string): boolean {
  return /T\d\d:/.test(text) || text.split(':').length > Object.keys(permanentKind.fields).length
}

/** Opens cookies that need further code. If it cannot be loaded, the cookies' own content is used. */
async function repairAndOpen(run: TrackerSources): Promise<StepAnswer> {
  try {
    ;(await import('../../cookies/repair-cookies.ts')).repairCookies(run.page.jar, needOf(run, 'domain'), permanentKind)
  } catch (error) {
    run.log.warn(`Cookies: ${error}`)
  }
  await loadOverflow().catch(() => {})
  return openStore(run)
}

function openStore(run: TrackerSources): StepAnswer | Promise<StepAnswer> {
  const { page, log, consent } = run
  const domain = needOf(run, 'domain')
  const cookiesPersistHere = () => cookiesPersist(page.jar, domain, newId(page.now(), page.random))
  const unable = { stop: 'Cookies cannot persist' }
  const store = openCookieStore({
    jar: page.jar,
    domain,
    shared: run.site.config.crossDomainIframes !== undefined,
    now: page.now,
    storage: page.storage,
    maySave: () => consent.state() === 'granted',
    after: page.after,
    onRepair: (name, what) => log.warn(`Cookie ${name}: ${what}`),
    // Told once for each cookie, because a message is emitted once (EV-20).
    onLarge: (name, length) =>
      emitDebug(run, { code: 'cookieSize', message: `Cookie ${name} is large`, data: { name, length } }),
  })
  // Checked after the stored state is read, because reading back a new cookie waits for the browser.
  if (consent.state() === 'granted' && !cookiesPersistHere()) return unable
  run.cookies = store
  consent.onChange((state) => {
    if (state !== 'granted') return
    if (cookiesPersistHere()) return store.save()
    log.info(unable.stop)
    consent.set('denied')
  })
  page.onLeaving(store.save)
  // From now on emitted events are stored, regardless of the remaining steps (BY-01).
  if (run.bus)
    return openTracker(run).then(
      () => {},
      () => {}, // the event tracker step tries again and reports the failure
    )
}
