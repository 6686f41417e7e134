import { expect, test } from 'vitest'
import { experienceDefaults } from '../../contract/experience-defaults.ts'
import { limits } from '../../script/limits.ts'
import { formatMoney } from '../kit/shop/money.ts'

test('[PO-19] segment wait, delay of the add-to-bag button on phones and currency are named constants that are used', () => {
  expect(experienceDefaults).toEqual({ segmentWaitMs: 5000, mobileAddToBagDelayMs: 1000, currency: 'USD' })
  expect(limits.segmentsMs).toBe(experienceDefaults.segmentWaitMs)
  expect(formatMoney(5)).toBe(formatMoney(5, experienceDefaults.currency))
})
