import { expect, test, vi } from 'vitest'
import { aLog } from '../../testing/a-log.ts'
import { askTrigger } from './ask-trigger.ts'
import { outcomeOf } from './testing/waiting-facts.ts'

type Callback = (verdict?: unknown) => void
type Options = Callback & { data: { text: string } }

/** Runs a trigger and records the hooks it registers. */
function ask(trigger: unknown, options: object = { data: { text: 'hello' } }) {
  const log = aLog()
  const stopping = new AbortController()
  const onActivation = vi.fn<(fn: () => void) => void>()
  const onRemove = vi.fn<(fn: () => void) => void>()
  const onRunAcrossViews = vi.fn()
  const needs = { signal: stopping.signal, onActivation, onRemove, onRunAcrossViews, log }
  const answer = askTrigger(trigger, options, needs)
  return { ...needs, answer, seen: outcomeOf(answer), stop: () => stopping.abort() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const passes = async (trigger: unknown) => (await ask(trigger).answer).passes

test.each([undefined, null, {}, 'a text'])(
  '[TR-16] when the trigger is %j instead of a function, the experience continues',
  async (trigger) => {
    expect(await passes(trigger)).toBe(true)
  },
)

test.each([true, false])('[TR-16] the boolean %s decides at once', async (verdict) => {
  expect(await passes(() => verdict)).toBe(verdict)
})

test.each([
  [undefined, true],
  [true, true],
  ['yes', true],
  [{}, true],
  [false, false],
  [null, false],
  [0, false],
  ['', false],
])('[TR-16] a promise that resolves to %j activates: %s', async (verdict, expected) => {
  expect(await passes(async () => verdict)).toBe(expected)
})

const verdicts: [unknown[], boolean][] = [
  [[], true],
  [[true], true],
  [['yes'], true],
  [[{}], true],
  [[false], false],
  [[null], false],
  [[0], false],
]

test.each(verdicts)(
  '[TR-16] a trigger with one parameter gets the options as callback, and called with %j it passes: %s',
  async (given, expected) => {
    const trigger = (options: Options) => {
      setTimeout(() => options(...given))
      return { text: options.data.text }
    }
    expect(await passes(trigger)).toBe(expected)
  },
)

test.each(verdicts)(
  '[TR-16] a trigger with two parameters gets the callback second, and called with %j it passes: %s',
  async (given, expected) => {
    const trigger = (options: object, callback: Callback) => {
      expect(options).toEqual({ data: { text: 'hello' } })
      setTimeout(() => callback(...given))
      return {}
    }
    expect(await passes(trigger)).toBe(expected)
  },
)

test('[TR-16] only the first call of the callback counts, also before the trigger returns', async () => {
  const twice = (_: object, callback: Callback) => {
    callback(false)
    callback(true)
    return true
  }
  expect(await passes(twice)).toBe(false)
})

test('[TR-16] a trigger that returns an object activates only through the callback', async () => {
  let callback: Callback = () => {}
  const { seen } = ask((_: object, given: Callback) => {
    callback = given
    return { remove() {} }
  })
  await settled()
  expect(seen).toEqual({})
  callback()
  await settled()
  expect(seen.value?.passes).toBe(true)
})

test('[TR-16] a returned object may have runAcrossViews, and remove and onActivation, which are called on the object', async () => {
  const happened: string[] = []
  const object = {
    name: 'mine',
    remove() {
      happened.push(`remove ${this.name}`)
    },
    onActivation() {
      happened.push(`onActivation ${this.name}`)
    },
    runAcrossViews: true,
  }
  const { answer, onRemove, onActivation, onRunAcrossViews } = ask((options: Options) => {
    setTimeout(() => options())
    return object
  })
  // Reported while the trigger is pending.
  expect(onRunAcrossViews).toHaveBeenCalledTimes(1)
  expect(happened).toEqual([])
  onActivation.mock.calls[0]?.[0]()
  onRemove.mock.calls[0]?.[0]()
  expect(happened).toEqual(['onActivation mine', 'remove mine'])
  expect(await answer).toMatchObject({ passes: true, runAcrossViews: true })
})

test('a returned object without valid hooks registers nothing', async () => {
  const { onRemove, onActivation, onRunAcrossViews, stop, answer } = ask(() => ({ runAcrossViews: 'yes', remove: 1 }))
  stop()
  await answer
  for (const registered of [onRemove, onActivation, onRunAcrossViews]) expect(registered).not.toHaveBeenCalled()
})

test('the options keep their getters, and properties such as name and length that functions also have', async () => {
  let text = 'before'
  const given = {
    name: 'a name',
    length: 7,
    get data() {
      return { text }
    },
  }
  const read: unknown[] = []
  const trigger = (options: typeof given) => {
    text = 'after'
    read.push(options.name, options.length, options.data.text)
    return true
  }
  await ask(trigger, given).answer
  expect(read).toEqual(['a name', 7, 'after'])
})

test.each([[undefined], [null], ['a text'], [0], [() => true]])(
  '[TR-17] a trigger that returns %s logs a warning, and passes only through the callback',
  async (returned) => {
    const silent = ask((_: object, __: Callback) => returned)
    await settled()
    expect(silent.log.lines.map(({ level }) => level)).toEqual(['warn'])
    expect(silent.seen).toEqual({})
    silent.stop()
    expect((await silent.answer).passes).toBe(false)

    const calling = ask((_: object, callback: Callback) => {
      setTimeout(callback)
      return returned
    })
    expect((await calling.answer).passes).toBe(true)
    expect(calling.log.lines.map(({ level }) => level)).toEqual(['warn'])
  },
)

test('returning a boolean, an object or a promise logs nothing', async () => {
  const object = (_: object, callback: Callback) => {
    callback()
    return {}
  }
  const answers = [() => true, async () => true, object].map((trigger) => ask(trigger))
  await Promise.all(answers.map(({ answer }) => answer))
  expect(answers.flatMap(({ log }) => log.lines)).toEqual([])
})

test.each<[string, (error: unknown) => unknown]>([
  [
    'thrown',
    (error) => () => {
      throw error
    },
  ],
  [
    'rejected',
    (error) => async () => {
      throw error
    },
  ],
  [
    'thrown after the callback',
    (error) => (_: object, callback: Callback) => {
      callback()
      throw error
    },
  ],
])('[TR-18] an error %s is marked as a user error, and the trigger does not pass', async (_, trigger) => {
  const error = new TypeError('no such thing')
  const { answer } = ask(trigger(error))
  await expect(answer).rejects.toBe(error)
  expect(error).toMatchObject({ isUserError: true, name: 'TypeError', message: 'no such thing' })
})

test.each([
  ['a text', 'a text'],
  [Object.freeze(new Error('frozen')), 'frozen'],
  [undefined, 'undefined'],
])('[TR-18] a thrown value that cannot be marked is wrapped in a marked error: %s', async (thrown, message) => {
  const { answer } = ask(() => {
    throw thrown
  })
  await expect(answer).rejects.toMatchObject({ message, isUserError: true })
})

test.each<[string, (error: Error) => unknown]>([
  [
    'thrown',
    (error) => () => {
      throw error
    },
  ],
  ['rejected', (error) => () => Promise.reject(error)],
])('[TR-23] a timeout of its own poll, %s, fails the trigger and is logged only at info level', async (_, trigger) => {
  const timeout = Object.assign(new Error('Poller: could not resolve .never'), { code: 'EPOLLER:TIMEOUT' })
  const { answer, log } = ask(trigger(timeout))
  expect(await answer).toEqual({ check: 'trigger', passes: false, because: 'Poller: could not resolve .never' })
  expect(log.lines).toEqual([{ level: 'info', message: 'Poller: could not resolve .never', facts: undefined }])
})

test('stopping ends the waiting, and later results of the trigger are ignored', async () => {
  let callback: Callback = () => {}
  let reject: (error: Error) => void = () => {}
  const waiting = [
    ask((_: object, given: Callback) => {
      callback = given
      return {}
    }),
    ask(() => new Promise((_, fail) => (reject = fail))),
  ]
  for (const { stop } of waiting) stop()
  callback()
  reject(new Error('too late'))
  for (const { answer } of waiting)
    expect(await answer).toEqual({ check: 'trigger', passes: false, because: 'stopped' })
})
