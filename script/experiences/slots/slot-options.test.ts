import { expect, test, vi } from 'vitest'
import { aSlotExperience, aSlotPage } from './testing/a-slot-page.ts'

const after = () => new Promise((resolve) => setTimeout(resolve))

test('an experience registers slots, draws into them and gives them back', async () => {
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

test('the callback comes once all are mounted and React is there, with what draws and releases', async () => {
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

test('what is released before it is mounted is not called back', async () => {
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

test('[SL-03] a slot that the experience has registered is refused a second time', async () => {
  const page = aSlotPage()
  const { react, errors } = aSlotExperience(page)
  page.mount('header')
  await react.register(['header'])
  await expect(react.register(['footer', 'header'])).rejects.toThrow(/^Slot "header" is already registered$/)
  react.register(['header'], () => {})
  await after()
  expect(errors).toMatchObject([{ message: 'Slot "header" is already registered' }])
  // None of a list is registered when one is refused.
  page.mount('footer')
  await react.register(['footer'])
})

test('[SL-04] a slot into which something was drawn before any registration is refused, one the shop has mounted is not', async () => {
  const page = aSlotPage()
  page.mount('header')
  page.mount('footer')
  Object.assign(page.host.react?.components?.header ?? {}, { renderFunction: () => 'by nobody knows whom' })
  const { react } = aSlotExperience(page)
  await expect(react.register(['header'])).rejects.toThrow(/^Slot "header" was rendered before it was registered$/)
  await react.register(['footer'])
  // A render function that a registration made stays, in use or not, and does not stand in the way.
  react.release()
  await react.register(['footer'])
  await aSlotExperience(page, { experienceId: 'two' }).react.register(['footer'])
})

test('[SL-05] a slot is owned from the first drawing until it is released, and refused to others for so long', async () => {
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

test('[SL-06] drawing into a slot that is not registered or not yet available is refused, each with its own text', async () => {
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
  'registration fails with a wrapper of version %s, and the slot stays free',
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

test('[SL-07] a wrapper that comes later is checked then: another major or malformed version fails the registration, a minor one warns', async () => {
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

test('[SL-08] without the React integration a registration fails with its text', async () => {
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

test('a stopped experience releases its slots, and gets no others', async () => {
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

test('an experience that is stopped while the code for slots is on its way holds nothing', async () => {
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

test('a render function that throws shows what the shop has, and is told once', async () => {
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

test('content areas are told to the explorer', () => {
  const { registerContentAreas, unregisterContentAreas, notices } = aSlotExperience(aSlotPage())
  registerContentAreas('header')
  unregisterContentAreas()
  expect(notices).toEqual([
    ['registerContentAreas', { experienceId: 'one', ids: ['header'] }],
    ['unregisterContentAreas', { experienceId: 'one' }],
  ])
})
