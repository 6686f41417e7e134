import { type SettingsPart, type SettingsProblem, withoutParts } from './part.ts'
import { problemsAmong, wholeNumberIn } from './whole-number-in.ts'

/** Condition ids of weather services. Templates use only the hundreds. */
export const conditions: readonly (readonly [id: number, name: string])[] = [
  [200, 'thunderstorm'],
  [300, 'drizzle'],
  [500, 'light rain'],
  [502, 'heavy rain'],
  [600, 'snow'],
  [741, 'fog'],
  [800, 'clear sky'],
  [802, 'clouds'],
  [804, 'overcast'],
]

/** Sets the weather that the weather service returns for every city. */
export const weatherPart: SettingsPart = {
  title: 'Weather',
  seenOn: ['global/weather-banner'],
  summary({ weather }) {
    if (!weather) return undefined
    const name = conditions.find(([id]) => id === weather.id)?.[1]
    return `${weather.temp}°, ${name ?? 'condition'} ${weather.id}`
  },
  normal: (settings) => withoutParts(settings, 'weather'),
  read(form, settings) {
    const temp = temperatureIn(form)
    const id = wholeNumberIn(form, { field: 'condition', label: 'Condition', from: 200, to: 999 }) ?? {
      field: 'condition',
      message: 'Condition is missing. Enter an ID such as 800 for a clear sky.',
    }
    if (typeof temp === 'object' || typeof id === 'object') return { problems: problemsAmong([temp, id]) }
    return { settings: { ...settings, weather: { temp, id } } }
  },
}

function temperatureIn(form: URLSearchParams): number | SettingsProblem {
  const text = (form.get('temp') ?? '').trim()
  const temp = Number(text)
  if (/^-?\d+(\.\d+)?$/.test(text) && temp >= -100 && temp <= 150) return temp
  const remedy = 'Enter degrees from -100 to 150, for example 21.5.'
  return { field: 'temp', message: `Temperature is ${text === '' ? 'missing' : `“${text}”`}. ${remedy}` }
}
