import { permanentKind } from '../cookies/cookie-store.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { openStateCookie } from '../cookies/state-cookie.ts'
import { answerQuestion } from '../cross-domain/answer-question.ts'
import type { OpenedFrame } from '../cross-domain/ask-frame.ts'
import type { Arrival, FrameMessage } from '../cross-domain/message.ts'
import { readStateText, stateText } from '../cross-domain/state-text.ts'
import { aJar, type TestJar } from './a-jar.ts'

export type TestFrame = OpenedFrame & {
  /** The questions it has received, in order. */
  heard: FrameMessage[]
  isClosed(): boolean
  /** Makes it post a message without being asked. */
  say(arrival: Arrival): void
}

/** Creates a frame of another domain in memory, which immediately gives the answers of a test, or none. */
export function aFrame(answer: (question: FrameMessage) => unknown = () => undefined): TestFrame {
  const origin = 'https://www.other.test'
  const handlers: ((arrival: Arrival) => void)[] = []
  const heard: FrameMessage[] = []
  let closed = false
  const sayFromFrame: TestFrame['say'] = (arrival) => {
    for (const handler of handlers) handler(arrival)
  }
  return {
    origin,
    loaded: Promise.resolve(),
    heard,
    say: sayFromFrame,
    listen: (handler) => void handlers.push(handler),
    post(message) {
      heard.push(message)
      const data = answer(message)
      if (data !== undefined) sayFromFrame({ origin, data })
    },
    close() {
      closed = true
    },
    isClosed: () => closed,
  }
}

export type TestDomain = { frame: TestFrame; jar: TestJar; state(): PermanentState }

/** Creates another domain with the real frame script and its own cookie jar. */
export function aDomain(state: PermanentState, { now }: { now: () => number }): TestDomain {
  const jar = aJar({ [permanentKind.name]: stateText(state) })
  const openCookie = () =>
    openStateCookie(permanentKind, { jar, domain: 'other.test', now, onRepair() {}, onLarge() {} })
  const facts = {
    domains: ['shop.test', 'other.test'],
    protocol: 'https:',
    now,
    openCookie,
    forget: () => jar.cookies.clear(),
  }
  return {
    jar,
    frame: aFrame((data) => answerQuestion({ origin: 'https://www.shop.test', data }, facts)),
    state: () => readStateText(jar.cookies.get(permanentKind.name), now()),
  }
}
