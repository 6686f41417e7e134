import { isIP } from 'node:net'
import { type SettingsPart, type SettingsProblem, withoutParts } from './part.ts'

/** Sets the visitor's location, which the lookup and the address service return. */
export const visitorPart: SettingsPart = {
  title: 'Country and IP address',
  seenOn: ['global/locale-redirect', 'basket/google-pay'],
  summary({ country, ip }) {
    return [country && nameOf(country), ip].filter(Boolean).join(' · ') || undefined
  },
  normal: (settings) => withoutParts(settings, 'country', 'ip'),
  read(form, settings) {
    const country = (form.get('country') ?? '').trim().toUpperCase()
    const ip = (form.get('ip') ?? '').trim()
    const problems: SettingsProblem[] = []
    if (country !== '' && nameOf(country) === undefined)
      problems.push({
        field: 'country',
        message: `There is no country “${country}”. Enter a two-letter code such as FR, or leave it empty.`,
      })
    if (ip !== '' && isIP(ip) === 0)
      problems.push({
        field: 'ip',
        message: `“${ip}” is not an IP address. Enter one such as 192.0.2.10 or 2001:db8::1, or leave it empty.`,
      })
    if (problems.length > 0) return { problems }
    return { settings: { ...withoutParts(settings, 'country', 'ip'), ...(country && { country }), ...(ip && { ip }) } }
  },
}

/** Returns the name of a country; undefined if no country has this code. */
function nameOf(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
}
