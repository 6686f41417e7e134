import { expect, test } from 'vitest'
import type { SiteExperience } from '../../contract/script-config.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { startRun } from './testing/started.ts'

/** Starts a run of a site whose definitions are in a separate file, as the build splits them. */
async function builtSite(experiences: readonly SiteExperience[], index = async () => ({ experiences })) {
  return startRun([], { files: { length: experiences.length, index, places: [], load: [] } })
}

test('[EX-01] in a built site the definitions load with the engine, and content and styles load with the code', async () => {
  const given: unknown[] = []
  const run = await builtSite([
    anExperience({
      template_data: {},
      variations: [aVariation({ variationId: 'v', variationMasterId: 'v' })],
      load: async () => ({
        execution: ({ data }: ExperienceOptions) => void given.push(data),
        content: {
          data: { title: 'Hello', colour: 'red' },
          variations: { v: { template_data: { colour: 'blue' } }, other: { template_data: { colour: 'green' } } },
        },
      }),
    }),
  ])
  await run.view()
  expect(given).toEqual([{ title: 'Hello', colour: 'blue' }])
})

test('[EX-01] an experience loads nothing on a page to which it does not belong', async () => {
  const loaded: string[] = []
  const on = (id: string, pages: readonly 'home'[] | readonly 'product'[]) =>
    anExperience({
      experimentId: id,
      template: { id, pages, devices: ['computer'], anchors: [] },
      load: async () => {
        loaded.push(id)
        return {}
      },
    })
  const run = await builtSite([on('here', ['home']), on('elsewhere', ['product'])])
  await run.view('home')
  expect(loaded).toEqual(['here'])
  expect(run.engine?.explain('elsewhere')?.answers).toMatchObject([
    { check: 'page type', passes: false },
    { check: 'device type' },
    { check: 'path' },
  ])
})

test('[ST-06] counting and sending continue when the definitions cannot be loaded, and the failure is logged', async () => {
  const run = await builtSite([], () => Promise.reject(new Error('Failed to fetch')))
  await run.view()
  expect(run.ended).toBe('whole')
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: expect.stringContaining('Failed to fetch') }),
  )
  expect(run.sent.map(({ type }) => type)).toContain('ecView')
})
