import { expect, test } from 'vitest'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { anOpenRun } from '../testing/an-open-run.ts'
import { previewedCookies } from './previewed-cookies.ts'

/** A close time that ends after so many minutes since 1970; the cookie keeps whole ones. */
const closed = (experimentId: string, minutes = 83_000_000) => ({ experimentId, expiration: minutes * 60_000 })

/** The cookies of a visitor, and what a preview that forces `forced` shows of them. */
function someCookies(permanent: Partial<PermanentState> = {}, country?: string) {
  const { cookies } = anOpenRun({ permanent })
  return { cookies, previewed: previewedCookies(cookies, { country, force: ['forced'] }) }
}

test('[EX-25] the close times of forced experiences are hidden, and stay stored when others change', () => {
  const { cookies, previewed } = someCookies({ deliverCloseTime: [closed('forced'), closed('other')] })
  expect(previewed.permanent.deliverCloseTime).toEqual([closed('other')])
  previewed.change({ permanent: { deliverCloseTime: [closed('other', 84_000_000)] } })
  expect(cookies.permanent.deliverCloseTime).toEqual([closed('forced'), closed('other', 84_000_000)])
  previewed.change({ permanent: { deliverCloseTime: [closed('forced', 85_000_000)] } })
  expect(cookies.permanent.deliverCloseTime).toEqual([closed('forced', 85_000_000)])
})

test('[PV-05] a preview shows its country and stores neither it nor experience states', () => {
  const { cookies, previewed } = someCookies({ countryCode: 'DE', viewNumber: 3 }, 'fr')
  expect(previewed.permanent.countryCode).toBe('FR')
  const experienceState: PermanentState['experienceState'] = []
  previewed.change({ permanent: { viewNumber: 4, countryCode: 'FR', experienceState } })
  expect(cookies.permanent).toMatchObject({ viewNumber: 4, countryCode: 'DE' })
  expect(someCookies({ countryCode: 'DE' }).previewed.permanent.countryCode).toBe('DE')
})
