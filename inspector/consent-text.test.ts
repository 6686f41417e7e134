import { expect, test } from 'vitest'
import type { InspectedConsent } from '../script/preview/explorer/watch-consent.ts'
import { consentText } from './consent-text.ts'

const at = new Date(2026, 0, 2, 13, 5, 9).getTime()

test.each<[InspectedConsent, string]>([
  [{ state: 'granted', origin: 'default' }, 'granted, because neither the page nor the configuration says anything'],
  [{ state: 'pending', origin: 'configuration' }, 'pending, because the site’s configuration says so'],
  [
    { state: 'granted', origin: 'page before' },
    'granted, because the page called instep.consent before the script started',
  ],
  [{ state: 'denied', origin: 'privacy control' }, 'denied, because this browser has Global Privacy Control'],
  [
    { state: 'pending', origin: 'tool silent', tool: 'google' },
    'pending, because Google’s consent mode has not answered yet',
  ],
  [{ state: 'denied', origin: 'tool', tool: 'tcf' }, 'denied, because the TCF consent platform said so'],
  [{ state: 'denied', origin: 'page' }, 'denied, because the page called instep.consent'],
  [
    { state: 'granted', origin: 'other tab', changedAt: at },
    `granted, because it was set in another tab, at ${new Date(at).toLocaleTimeString()}`,
  ],
])('[BU-01] consent %j is explained', (consent, text) => {
  expect(consentText(consent)).toBe(text)
})
