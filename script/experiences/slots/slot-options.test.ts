import { expect, test, vi } from 'vitest'
import { aSlotExperience, aSlotPage } from './testing/a-slot-page.ts'

const after = () => new Promise((resolve) => setTimeout(resolve))

test('an experience registers slots, draws into them and releases them', async () => {
  const page = aSlotPage()
  const slots = [page.mount('header'), page.mount('header'), page.mount('footer')]
  const { react, notices } = aSlotExperience(page)
  await expect(react.register(['header', 'footer'])).resolves.toBeUndefined()
  expect(notices).toEqual([['registerContentAreas', { experienceId: 'one', ids: ['header', 'footer'] }]])
  expect(slots.map(({ shown }) => shown)).toEqual(["shop's header", "shop's header", "shop's footer"])
  expect(page.host.react?.components?.header?.owner).toBeUndefined()
  react.render('header', ({ children }) => `not the ${children}`)
  expect(slots.map(({ shown }) => shown)).toEqual(["not the shop's header", "not the shop's header", "shop's footer"])
  expect(page.host.react?.components?.header?.owner).toBe('one')
  react.release()
  expect(slots.map(({ shown }) => shown)).toEqual(["shop's header", "shop's header", "shop's footer"])
  expect(page.host.react?.components?.header).toMatchObject({ owner: undefined, ownerRenderFunction: undefined })
})

test('the callback is called once all slots are mounted and React is available, with functions to draw and release', async () => {
  const page = aSlotPage({ wrapped: false })
  const callback = vi.fn()
  const release = aSlotExperience(page).react.register(['header', 'footer'], callback)
  await after()
  const header = page.mount('header')
  await after()
  page.mount('footer')
  await after()
  expect(callback).not.toHaveBeenCalled()
  page.wrap()
  await after()
  expect(callback).toHaveBeenCalledExactlyOnceWith(
    { render: expect.any(Function), release: expect.any(Function) },
    page.host.react?.React,
  )
  callback.mock.lastCall?.[0].render('header', () => 'new')
  expect(header.shown).toBe('new')
  release()
  expect(header.shown).toBe("shop's header")
})

test('the callback is not called for a slot that is released before it is mounted', async () => {
  const page = aSlotPage()
  const callback = vi.fn()
  const { react } = aSlotExperience(page)
  react.register(['header'], callback)()
  await after()
  page.mount('header')
  await after()
  expect(callback).not.toHaveBeenCalled()
  await react.register('header')
})

test('[SL-03] an experience cannot register the same slot twice', async () => {
  const page = aSlotPage()
  const { react, errors } = aSlotExperience(page)
  page.mount('header')
  await react.register(['header'])
  await expect(react.register(['footer', 'header'])).rejects.toThrow(/^Slot "header" is already registered$/)
  react.register(['header'], () => {})
  await after()
  expect(errors).toMatchObject([{ message: 'Slot "header" is already registered' }])
  // When one slot of a list is refused, none is registered.
  page.mount('footer')
  await react.register(['footer'])
})

test('[SL-04] a slot that was drawn into before any registration is refused, and one that the shop has only mounted is accepted', async () => {
  const page = aSlotPage()
  page.mount('header')
  page.mount('footer')
  Object.assign(page.host.react?.components?.header ?? {}, { renderFunction: () => 'by nobody knows whom' })
  const { react } = aSlotExperience(page)
  await expect(react.register(['header'])).rejects.toThrow(/^Slot "header" was rendered before it was registered$/)
  await react.register(['footer'])
  // A render function left by an earlier registration does not prevent a new one.
  react.release()
  await react.register(['footer'])
  await aSlotExperience(page, { experienceId: 'two' }).react.register(['footer'])
})

test('[SL-05] a slot is owned from the first drawing until its release, and other experiences are refused meanwhile', async () => {
  const page = aSlotPage()
  const header = page.mount('header')
  const [one, two, three] = ['one', 'two', 'three'].map((experienceId) => aSlotExperience(page, { experienceId }).react)
  await one?.register(['header'])
  await two?.register(['header'])
  two?.render('header', () => 'by two')
  const refusal = /^Slot "header" is owned by experience two$/
  expect(() => one?.render('header', () => 'by one')).toThrow(refusal)
  await expect(three?.register(['header'])).rejects.toThrow(refusal)
  one?.release()
  expect(header.shown).toBe('by two')
  two?.release()
  await three?.register(['header'])
  three?.render('header', () => 'by three')
  expect(header.shown).toBe('by three')
})

test('[SL-06] drawing into a slot that is not registered or not yet available throws an error with its own message', async () => {
  const page = aSlotPage({ wrapped: false })
  const { react } = aSlotExperience(page)
  const draw = vi.fn()
  expect(() => react.render('header', draw)).toThrow(/^Slot "header" is not registered$/)
  react.register(['header']).catch(() => {})
  await after()
  expect(() => react.render('header', draw)).toThrow(/^Slot "header" is not yet available$/)
  expect(() => react.render('footer', draw)).toThrow(/^Slot "footer" is not registered$/)
  const header = page.mount('header')
  await after()
  expect(() => react.render('header', draw)).toThrow(/^Slot "header" is not yet available$/)
  page.wrap()
  react.release()
  expect(() => react.render('header', draw)).toThrow(/^Slot "header" is not registered$/)
  expect(draw).not.toHaveBeenCalled()
  expect(header.shown).toBe("shop's header")
  expect(page.host.react?.components?.header?.owner).toBeUndefined()
})

test.each([['2.0.0'], ['0.5.2'], ['latest'], ['1.5'], [undefined]])(
  'registration fails with a wrapper of version %s, and the slot stays unregistered',
  async (version) => {
    const page = aSlotPage()
    page.wrap(version)
    if (page.host.react) page.host.react.version = version
    page.mount('header')
    const { react } = aSlotExperience(page)
    await expect(react.register(['header'])).rejects.toThrow(/version/)
    expect(() => react.render('header', () => 'new')).toThrow('not registered')
  },
)

test('[SL-07] a wrapper that is added later is checked then: another major or malformed version fails the registration, a minor one warns', async () => {
  const outcome = async (version: string) => {
    const page = aSlotPage({ wrapped: false, version })
    const { react, log } = aSlotExperience(page)
    const registered = vi.fn()
    const failed = vi.fn()
    react.register(['header']).then(registered, failed)
    page.mount('header')
    await after()
    expect([registered, failed].some(({ mock }) => mock.calls.length > 0)).toBe(false)
    page.wrap()
    await after()
    return [registered.mock.calls.length, failed.mock.calls.length, ...log.lines.map(({ level }) => level)]
  }
  expect(await outcome('1.5.2')).toEqual([1, 0])
  expect(await outcome('1.5.7')).toEqual([1, 0])
  expect(await outcome('1.6.0')).toEqual([1, 0, 'warn'])
  expect(await outcome('2.5.2')).toEqual([0, 1])
  expect(await outcome('1.5')).toEqual([0, 1])
})

test('[SL-08] registration fails with a specific message when the React integration is not enabled', async () => {
  const page = aSlotPage()
  const { react, errors } = aSlotExperience(page, { isEnabled: false })
  const text = 'The Qubit React integration is not enabled for this property'
  await expect(react.register(['header'])).rejects.toThrow(new Error(text))
  const callback = vi.fn()
  react.register(['header'], callback)()
  await after()
  expect(errors).toMatchObject([{ message: text }])
  expect(callback).not.toHaveBeenCalled()
})

test('a stopped experience releases its slots, and cannot register others', async () => {
  const page = aSlotPage()
  const header = page.mount('header')
  const { react, stop } = aSlotExperience(page)
  await react.register(['header'])
  react.render('header', () => 'new')
  stop()
  expect(header.shown).toBe("shop's header")
  const callback = vi.fn()
  react.register(['header'], callback)
  await after()
  expect(callback).not.toHaveBeenCalled()
})

test('an experience that is stopped while the slot code is loading registers nothing', async () => {
  const page = aSlotPage()
  page.mount('header')
  const { react, stop } = aSlotExperience(page)
  const callback = vi.fn()
  react.register(['header'], callback)
  stop()
  await after()
  expect(callback).not.toHaveBeenCalled()
  await aSlotExperience(page, { experienceId: 'two' }).react.register(['header'])
})

test('when a render function throws, the slot shows the content of the shop and the error is reported once', async () => {
  const page = aSlotPage()
  const header = page.mount('header')
  const { react, errors } = aSlotExperience(page)
  await react.register(['header'])
  react.render('header', () => {
    throw new Error('it broke')
  })
  page.mount('header')
  expect(header.shown).toBe("shop's header")
  expect(errors).toMatchObject([{ message: 'it broke' }])
})

test('registering and unregistering content areas is reported to the explorer', () => {
  const { registerContentAreas, unregisterContentAreas, notices } = aSlotExperience(aSlotPage())
  registerContentAreas('header')
  unregisterContentAreas()
  expect(notices).toEqual([
    ['registerContentAreas', { experienceId: 'one', ids: ['header'] }],
    ['unregisterContentAreas', { experienceId: 'one' }],
  ])
})
