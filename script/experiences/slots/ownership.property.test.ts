import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSlotExperience, aSlotPage } from './testing/a-slot-page.ts'

const experiences = ['one', 'two', 'three']
const ids = ['header', 'footer']

const command = fc.record({
  does: fc.constantFrom('register', 'render', 'release', 'stop', 'remount'),
  by: fc.constantFrom(...experiences),
  id: fc.constantFrom(...ids),
})

test('for any actions of three experiences, a slot has at most one owner, the first to draw, and is restored when released', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const page = aSlotPage()
      const slots = new Map(ids.map((id) => [id, [page.mount(id), page.mount(id)]]))
      const options = new Map(experiences.map((id) => [id, aSlotExperience(page, { experienceId: id })]))
      // The expected state: which experiences have registered, and which one drew first and has not released the slot since.
      const registered = new Set<string>()
      const owners = new Map<string, string>()

      for (const { does, by, id } of commands) {
        const { react, stop } = options.get(by) ?? aSlotExperience(page)
        const key = `${by} ${id}`
        const owner = owners.get(id)
        if (does === 'register') {
          const refused = await react.register(id).then(
            () => false,
            () => true,
          )
          expect(refused).toBe(registered.has(key) || Boolean(owner && owner !== by))
          if (!refused) registered.add(key)
        } else if (does === 'render') {
          const may = registered.has(key) && (!owner || owner === by)
          const draw = () => react.render(id, () => `by ${by}`)
          if (may) draw()
          else expect(draw).toThrow()
          if (may) owners.set(id, by)
        } else if (does === 'release') {
          react.release(id)
          registered.delete(key)
          if (owner === by) owners.delete(id)
        } else if (does === 'stop') {
          stop()
          options.set(by, aSlotExperience(page, { experienceId: by }))
          for (const each of ids) registered.delete(`${by} ${each}`)
          for (const [each, its] of owners) if (its === by) owners.delete(each)
        } else {
          slots.get(id)?.shift()?.unmount()
          slots.get(id)?.push(page.mount(id))
        }
        for (const each of ids) {
          const its = owners.get(each)
          expect(page.host.react?.components?.[each]?.owner).toBe(its)
          for (const { shown } of slots.get(each) ?? []) expect(shown).toBe(its ? `by ${its}` : `shop's ${each}`)
        }
      }
      for (const { react } of options.values()) react.release()
      for (const [id, all] of slots) for (const { shown } of all) expect(shown).toBe(`shop's ${id}`)
    }),
    { numRuns: 200 },
  )
})
