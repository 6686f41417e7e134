import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { anApp } from '../testing/an-app.ts'
import { storedEvents } from '../testing/inspected.ts'
import { postEvents } from '../testing/post-events.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['a program', 'curl/8.5.0', true],
  ['a browser', chrome, false],
  [
    'a phone of the make Cubot',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    false,
  ],
])('events of %s are stored unchanged, with the bot flag beside them', async (_name, userAgent, bot) => {
  const app = anApp()
  const event = anEvent()
  const { body } = await postEvents(app, { events: [event], headers: { 'user-agent': userAgent } })
  expect(body).toMatchObject({ accepted: 1, rejected: [] })
  expect(await storedEvents(app)).toMatchObject([{ bot, event }])
  expect((await app.inject('/_inspect/events')).body).toContain(`"event":${JSON.stringify(event)}}`)
})

test("an event with a crawler's user agent is flagged, the others in its batch are not", async () => {
  const app = anApp()
  const told = anEvent({ meta: { type: 'qubit.debug' }, code: 'bot', userAgent: 'Googlebot/2.1' })
  await postEvents(app, { events: [told, anEvent({ userAgent: chrome })], headers: { 'user-agent': chrome } })
  expect((await storedEvents(app)).map(({ bot }) => bot)).toEqual([true, false])
})
