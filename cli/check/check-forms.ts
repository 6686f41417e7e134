import { isIP } from 'node:net'
import type { TextForm } from '../../catalogue/fields.ts'
import { popupName } from '../../catalogue/kit/dialog/popup-name.ts'
import { parseDate } from '../../contract/parse-date.ts'
import { checkSelector } from './check-selector.ts'
import { type Problem, showValue } from './shapes.ts'

/** What is wrong with a text, without its place. */
export type Found = Omit<Problem, 'path'>

/** Finds texts that are not what their field expects of them: nothing would be shown or done then. */
export const formChecks: Record<TextForm, (text: string) => Found[]> = {
  selector: (text) => checkSelector(text, '').map(({ problem, remedy }) => ({ problem, remedy })),
  time: checkTime,
  'popup-name': checkPopupName,
  'ip-addresses': checkAddresses,
  country: checkCountry,
}

/** Finds times that not every browser reads: only the form of ISO 8601 with a T is the same in all. */
function checkTime(text: string): Found[] {
  const time = text.trim()
  if (!Number.isNaN(parseDate(time)) && !time.includes(' ')) return []
  return [{ problem: `${showValue(text)} is not a time`, remedy: "give one such as '2027-01-31T18:00'" }]
}

function checkPopupName(text: string): Found[] {
  if (popupName(text) !== undefined) return []
  return [{ problem: `${showValue(text)} is the name of another cookie`, remedy: "give another one, such as 'autumn'" }]
}

/** Finds entries that no address equals, such as ranges (BAS-08.2). */
function checkAddresses(text: string): Found[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => isIP(entry) === 0)
    .map((entry) => ({
      problem: `${showValue(entry)} is not an IP address`,
      remedy: "name each address: '192.0.2.10, 192.0.2.11'",
    }))
}

function checkCountry(text: string): Found[] {
  if (/^\s*[a-z]{2}\s*$/i.test(text)) return []
  return [{ problem: `${showValue(text)} is not a country code`, remedy: "give its two letters, such as 'DE'" }]
}
