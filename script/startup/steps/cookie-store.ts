import { cookieNames, openCookieStore, permanentKind } from '../../cookies/cookie-store.ts'
import { cookiesPersist } from '../../cookies/persistence.ts'
import { loadOverflow } from '../../cookies/state-cookie.ts'
import { openTracker } from '../../events/open-tracker.ts'
import { limits } from '../../limits.ts'
import { newId } from '../../visitor/new-id.ts'
import { needOf, type Run, type Step, type StepAnswer } from '../run.ts'
import { emitDebug } from '../run-steps.ts'

/** Opens the state cookies, if the browser keeps cookies at all (ST-16), which are saved when the page is left (CK-13). */
export const cookieStore: Step = (run) => {
  const { jar, storage } = run.page
  if (jar.values(permanentKind.name).some(isOfOldForm)) return repairAndOpen(run)
  const hasRest = Object.values(cookieNames).some((name) => storage?.get(`${name}:rest`))
  // A part that cannot be loaded leaves what the cookies have.
  const openAgain = () => openStore(run)
  if (hasRest) return loadOverflow().then(openAgain, openAgain)
  // It is there before the page is left, when there is no time to load it.
  if ((run.site.files ?? run.site.experiences).length > limits.experiencesInCookie) loadOverflow().catch(() => {})
  return openStore(run)
}

/** An older writer left the `:` of date-times and addresses as they were. */
function isOfOldForm(text: string): boolean {
  return /T\d\d:/.test(text) || text.split(':').length > Object.keys(permanentKind.fields).length
}

async function repairAndOpen(run: Run): Promise<StepAnswer> {
  try {
    ;(await import('../../cookies/repair-cookies.ts')).repairCookies(run.page.jar, needOf(run, 'domain'), permanentKind)
  } catch (error) {
    run.log.warn(`Cookies: ${error}`)
  }
  await loadOverflow().catch(() => {})
  return openStore(run)
}

function openStore(run: Run): StepAnswer | Promise<StepAnswer> {
  const { page, log, consent } = run
  const domain = needOf(run, 'domain')
  const cookiesPersistHere = () => cookiesPersist(page.jar, domain, newId(page.now(), page.random))
  const unable = { stop: 'Cookies cannot persist' }
  const reported = new Set<string>()
  const store = openCookieStore({
    jar: page.jar,
    domain,
    shared: run.site.config.crossDomainIframes !== undefined,
    now: page.now,
    storage: page.storage,
    maySave: () => consent.state() === 'granted',
    after: page.after,
    onRepair: (name, what) => log.warn(`Cookie ${name}: ${what}`),
    onLarge(name, length) {
      if (reported.has(name)) return
      reported.add(name)
      emitDebug(run, { code: 'cookieSize', message: `Cookie ${name} has ${length} characters`, data: { name, length } })
    },
  })
  // After what is stored was read: reading what was just written waits for the browser.
  if (consent.state() === 'granted' && !cookiesPersistHere()) return unable
  run.cookies = store
  consent.onChange((state) => {
    if (state !== 'granted') return
    if (cookiesPersistHere()) return store.save()
    log.info(unable.stop)
    consent.set('denied')
  })
  page.onLeaving(store.save)
  // From now on what the page emits is stored, however far the start has come (BY-01).
  if (run.bus)
    return openTracker(run).then(
      () => {},
      () => {}, // the event tracker step asks again, and fails
    )
}
