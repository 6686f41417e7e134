import { type SettingsPart, withoutParts } from './part.ts'
import { problemsAmong, wholeNumberIn } from './whole-number-in.ts'

/** Sets the number of the visitor's sessions. The route starts a new session by dropping its cookies. */
export const sessionPart: SettingsPart = {
  title: 'Session',
  seenOn: ['global/locale-redirect', 'product/popup'],
  summary: ({ session }) => (session === undefined ? undefined : `session number ${session}`),
  normal: (settings) => withoutParts(settings, 'session'),
  read(form, settings) {
    // A new visitor's sessions are counted from 1.
    if (form.get('begin') === 'visitor') return { settings: withoutParts(settings, 'session') }
    const session = wholeNumberIn(form, { field: 'session', label: 'Number', from: 1, to: 1000 })
    if (typeof session === 'object') return { problems: problemsAmong([session]) }
    return { settings: session === undefined ? withoutParts(settings, 'session') : { ...settings, session } }
  },
}
