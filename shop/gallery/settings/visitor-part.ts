import { isIP } from 'node:net'
import { type SettingsPart, type SettingsProblem, withoutParts } from './part.ts'

/** Where the visitor is: what the lookup and the address service tell. */
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
        message: `Country is “${country}”: give the two letters of a country, such as FR, or leave it empty.`,
      })
    if (ip !== '' && isIP(ip) === 0)
      problems.push({
        field: 'ip',
        message: `IP address is “${ip}”: give one such as 192.0.2.10 or 2001:db8::1, or leave it empty.`,
      })
    if (problems.length > 0) return { problems }
    return { settings: { ...withoutParts(settings, 'country', 'ip'), ...(country && { country }), ...(ip && { ip }) } }
  },
}

/** Of the letters of no country there is no name. */
function nameOf(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code)
}
