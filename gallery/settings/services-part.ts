import { type DemoService, demoModes, demoServices } from '../../contract/demo-settings.ts'
import { type SettingsPart, withoutParts } from './part.ts'

/** The purpose of each service, in a few words. */
export const serviceWords: Record<DemoService, string> = {
  lookup: 'visitor and location',
  ip: 'IP address of the visitor',
  weather: 'temperature and condition',
  counters: 'popularity of products',
  datasets: 'records of products and sizes',
  placements: 'content and recommendations',
  functions: 'integration functions',
  stash: 'segments and previews of the visitor',
  queries: 'records of segments',
  stamp: 'visitor across sites',
  callbacks: 'impressions and click-throughs',
  events: 'events of the page',
  cart: 'bag of the shop',
}

/** Sets how each service answers. */
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
      const remedy = `Choose one of normal, ${demoModes.join(', ')}.`
      return { problems: wrong.map(([field, mode]) => ({ field, message: `${field} is “${mode}”. ${remedy}` })) }
    }
    const modes = Object.fromEntries(chosen.filter(([, mode]) => mode !== 'normal'))
    return { settings: Object.keys(modes).length > 0 ? { ...settings, modes } : withoutParts(settings, 'modes') }
  },
}

const words = { fails: 'fails', late: 'late', empty: 'empty' } as const
