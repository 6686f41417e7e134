import { type DemoService, demoModes, demoServices } from '../../../contract/demo-settings.ts'
import { type SettingsPart, withoutParts } from './part.ts'

/** What each service is for, in a few words. */
export const serviceWords: Record<DemoService, string> = {
  lookup: 'who and where the visitor is',
  ip: 'the visitor’s address',
  weather: 'temperature and condition',
  counters: 'how popular products are',
  datasets: 'records of products and sizes',
  placements: 'content and recommendations',
  functions: 'integration functions',
  stash: 'the visitor’s segments, previews',
  queries: 'records of segments',
  stamp: 'the visitor across sites',
  callbacks: 'impressions, click-throughs',
  events: 'what the page reports',
  cart: 'the shop’s bag',
}

/** How each service answers. */
export const servicesPart: SettingsPart = {
  title: 'Services',
  seenOn: [],
  summary({ modes = {} }) {
    const set = demoServices.flatMap((service) => (modes[service] ? [`${service} ${words[modes[service]]}`] : []))
    return set.length > 0 ? set.join(', ') : undefined
  },
  normal: (settings) => withoutParts(settings, 'modes'),
  read(form, settings) {
    const chosen = demoServices.map((service) => [service, form.get(service) || 'normal'] as const)
    const wrong = chosen.filter(([, mode]) => mode !== 'normal' && !demoModes.some((each) => each === mode))
    if (wrong.length > 0) {
      const remedy = `choose one of normal, ${demoModes.join(', ')}.`
      return { problems: wrong.map(([field, mode]) => ({ field, message: `${field} is “${mode}”: ${remedy}` })) }
    }
    const modes = Object.fromEntries(chosen.filter(([, mode]) => mode !== 'normal'))
    return { settings: Object.keys(modes).length > 0 ? { ...settings, modes } : withoutParts(settings, 'modes') }
  },
}

const words = { fails: 'fails', late: 'is late', empty: 'is empty' } as const
